import type { TFunction } from 'i18next';
import type { Action, Entity } from '../../../entity/model/entity';
import { isFrom } from '../../../entity/model/workflow';
import type { Labelled } from '../../data/resource';
import { recordTitle } from './record-title';
import { actionReason, refusalOf } from './refusal';

/** Why something is not possible with a record; undefined where it is. */
export type ReasonOf = (row: Labelled, t: TFunction) => string | undefined;

/** A dialog names so many records for each reason. */
const mostNames = 5;

/** Which of many records are left out of what is done with the others, and why; undefined where none is. */
export function leftOutText(
  t: TFunction,
  entity: Entity,
  rows: readonly Labelled[],
  reasonOf: ReasonOf,
): string | undefined {
  const byReason = new Map<string, string[]>();
  for (const row of rows) {
    const reason = reasonOf(row, t);
    if (reason === undefined) continue;
    byReason.set(reason, [...(byReason.get(reason) ?? []), recordTitle(entity, row)]);
  }
  if (byReason.size === 0) return undefined;
  const lines = [...byReason].map(([reason, names]) => {
    const more = names.length > mostNames ? ', …' : '';
    return `${names.slice(0, mostNames).join(', ')}${more}: ${reason}`;
  });
  return [t('list.leftOut', { count: [...byReason.values()].flat().length }), ...lines].join('\n');
}

export function isDeletable(row: Labelled): boolean {
  return row._limits?.actions.delete === undefined;
}

export function isPossible(action: Action, row: Labelled): boolean {
  return row._limits?.actions[action.name] === undefined && isFrom(action, row);
}

export function deletionReason(entity: Entity): ReasonOf {
  return (row, t) => refusalOf(t, entity, row, 'delete');
}

export function actionReasonOf(entity: Entity, action: Action): ReasonOf {
  return (row, t) => actionReason(entity, action, row, t);
}
