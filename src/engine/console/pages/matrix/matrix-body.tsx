import type { TFunction } from 'i18next';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Matrix } from '../../../schema/contract/endpoints/access';
import type { Entity } from '../../../schema/model/entity';
import { entityPlural } from '../../i18n/entity-words';
import { Icon } from '../../kit/icon';
import { ruleCountText } from '../../overrides/role/rule-changes';
import { actionWord } from '../explain/decision-text';
import type { MatrixSubject } from './cell-popover';

interface MatrixBodyProps {
  readonly entity: Entity;
  readonly matrices: readonly Matrix[];
  /** Key of the cell in the tab order (roving tabindex); '' means the first cell. */
  readonly current: string;
  readonly isFirst: boolean;
  readonly onFocus: (key: string) => void;
  readonly onOpen: (subject: MatrixSubject, opener: HTMLElement) => void;
}

/** Rows of one entity: the reach of each role, then a line for each action. */
export function MatrixBody({ entity, matrices, current, isFirst, onFocus, onOpen }: MatrixBodyProps) {
  const { t } = useTranslation();
  const columns = matrices.flatMap(({ role, entities }) => {
    const row = entities.find((one) => one.entity === entity.name);
    return row ? [{ role, row }] : [];
  });
  const title = entityPlural(t, entity);
  /** Props of a button that opens a popover. */
  const opening = (subject: MatrixSubject, of: string, isStart = false) => {
    const key = `${subject.role.id} ${entity.name} ${of}`;
    return {
      type: 'button' as const,
      tabIndex: current === key || (current === '' && isStart) ? 0 : -1,
      'aria-haspopup': 'dialog' as const,
      onFocus: () => onFocus(key),
      onClick: (event: MouseEvent<HTMLElement>) => onOpen(subject, event.currentTarget),
    };
  };
  return (
    <tbody>
      <tr className="matrix-entity">
        <th scope="rowgroup">{title}</th>
        {columns.map(({ role, row }) => {
          const keptBack = ruleCountText(t, row);
          return (
            <td key={role.id}>
              {t(`explain.reach.${row.rows}`)}
              {keptBack !== '' && (
                <button
                  {...opening({ role, entity, rule: row }, 'fields')}
                  className="matrix-fields"
                  aria-label={`${role.name}, ${title}: ${keptBack}`}
                >
                  {keptBack}
                </button>
              )}
            </td>
          );
        })}
      </tr>
      {columns[0]?.row.actions.map(({ action }, line) => (
        <tr key={action}>
          <th scope="row">{actionWord(t, entity, action)}</th>
          {columns.map(({ role, row }, column) => {
            const cell = row.actions[line];
            if (!cell) return <td key={role.id} />;
            return (
              <td key={role.id}>
                <button
                  {...opening({ role, entity, cell }, action, isFirst && line === 0 && column === 0)}
                  className={cell.allowed ? 'matrix-cell is-allowed' : 'matrix-cell'}
                  aria-label={t('rolePage.matrix.cell', {
                    role: role.name,
                    entity: title,
                    action: actionWord(t, entity, action),
                    answer: t(cell.allowed ? 'explain.allowed' : 'explain.denied'),
                  })}
                >
                  {cell.allowed ? <Icon name="check" size={16} /> : <span aria-hidden="true">–</span>}
                </button>
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

/** The matrix as text lines: entity, action and permission, then a column for each role. */
export function matrixLines(
  t: TFunction,
  entities: readonly Entity[],
  matrices: readonly Matrix[],
): readonly (readonly string[])[] {
  const head = [
    t('rolePage.matrix.entity'),
    t('rolePage.matrix.action'),
    t('rolePage.matrix.permission'),
    ...matrices.map(({ role }) => role.name),
  ];
  return [head, ...entities.flatMap((entity) => linesOf(t, entity, matrices))];
}

function linesOf(t: TFunction, entity: Entity, matrices: readonly Matrix[]): string[][] {
  const title = entityPlural(t, entity);
  const rows = matrices.map((matrix) => matrix.entities.find((row) => row.entity === entity.name));
  const reaches = rows.map((row) =>
    row ? [t(`explain.reach.${row.rows}`), ruleCountText(t, row)].filter(Boolean).join('; ') : '',
  );
  const actions = rows.find((row) => row !== undefined)?.actions ?? [];
  return [
    [title, t('rolePage.matrix.rows'), '', ...reaches],
    ...actions.map(({ action, permission }, line) => [
      title,
      actionWord(t, entity, action),
      permission,
      ...rows.map((row) => {
        const cell = row?.actions[line];
        return cell ? t(cell.allowed ? 'explain.allowed' : 'explain.denied') : '';
      }),
    ]),
  ];
}
