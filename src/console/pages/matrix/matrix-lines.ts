import type { TFunction } from 'i18next';
import type { Matrix } from '../../../entity/contract/endpoints/access';
import type { Entity } from '../../../entity/model/entity';
import { entityPlural } from '../../i18n/entity-words';
import { ruleCountText } from '../../overrides/role/rule-changes';
import { actionWord } from '../explain/decision-text';

/** The matrix as it is shown, line by line: a column for each role, after the entity, the action and its permission. */
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
