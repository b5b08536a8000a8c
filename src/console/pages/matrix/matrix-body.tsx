import { useTranslation } from 'react-i18next';
import type { Matrix } from '../../../entity/contract/endpoints/access';
import type { Entity } from '../../../entity/model/entity';
import { entityPlural } from '../../i18n/entity-words';
import { Icon } from '../../kit/icon';
import { ruleCountText } from '../../overrides/role/rule-changes';
import { actionWord } from '../explain/decision-text';
import type { MatrixSpot } from './cell-popover';

interface MatrixBodyProps {
  readonly entity: Entity;
  readonly matrices: readonly Matrix[];
  /** The cell that Tab leads to; the first one until another had the focus. */
  readonly current: string;
  readonly isFirst: boolean;
  readonly onFocus: (key: string) => void;
  readonly onOpen: (spot: MatrixSpot, opener: HTMLElement) => void;
}

/** One entity: which rows each role reaches, then a line for each action. */
export function MatrixBody({ entity, matrices, current, isFirst, onFocus, onOpen }: MatrixBodyProps) {
  const { t } = useTranslation();
  const columns = matrices.flatMap(({ role, entities }) => {
    const row = entities.find((one) => one.entity === entity.name);
    return row ? [{ role, row }] : [];
  });
  const title = entityPlural(t, entity);
  return (
    <tbody>
      <tr className="matrix-entity">
        <th scope="rowgroup">{title}</th>
        {columns.map(({ role, row }) => (
          <td key={role.id}>
            {t(`explain.reach.${row.rows}`)}
            <KeptBack
              text={ruleCountText(t, row)}
              name={`${role.name}, ${title}`}
              isCurrent={current === keptBackKey(role.id, entity)}
              onFocus={() => onFocus(keptBackKey(role.id, entity))}
              onOpen={(opener) => onOpen({ role, entity, rule: row }, opener)}
            />
          </td>
        ))}
      </tr>
      {columns[0]?.row.actions.map(({ action }, line) => (
        <tr key={action}>
          <th scope="row">{actionWord(t, entity, action)}</th>
          {columns.map(({ role, row }, column) => {
            const cell = row.actions[line];
            if (!cell) return <td key={role.id} />;
            const key = `${role.id} ${entity.name} ${action}`;
            const isCurrent = current === '' ? isFirst && line === 0 && column === 0 : current === key;
            return (
              <td key={role.id}>
                <button
                  type="button"
                  className={cell.allowed ? 'matrix-cell is-allowed' : 'matrix-cell'}
                  tabIndex={isCurrent ? 0 : -1}
                  aria-haspopup="dialog"
                  aria-label={t('rolePage.matrix.cell', {
                    role: role.name,
                    entity: title,
                    action: actionWord(t, entity, action),
                    answer: t(cell.allowed ? 'explain.allowed' : 'explain.denied'),
                  })}
                  onFocus={() => onFocus(key)}
                  onClick={(event) => onOpen({ role, entity, cell }, event.currentTarget)}
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

interface KeptBackProps {
  /** Empty where no field is kept back. */
  readonly text: string;
  readonly name: string;
  readonly isCurrent: boolean;
  readonly onFocus: () => void;
  readonly onOpen: (opener: HTMLElement) => void;
}

/** How many fields the role keeps back; pressed, it says which. */
function KeptBack({ text, name, isCurrent, onFocus, onOpen }: KeptBackProps) {
  if (text === '') return null;
  return (
    <button
      type="button"
      className="matrix-fields"
      tabIndex={isCurrent ? 0 : -1}
      aria-haspopup="dialog"
      aria-label={`${name}: ${text}`}
      onFocus={onFocus}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      {text}
    </button>
  );
}

function keptBackKey(role: number, entity: Entity): string {
  return `${role} ${entity.name} fields`;
}
