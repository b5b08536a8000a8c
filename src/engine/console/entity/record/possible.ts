import type { TFunction } from 'i18next';
import type { Action, Entity } from '../../../schema/model/entity';
import { isFrom } from '../../../schema/model/workflow';
import type { Labelled } from '../../data/resource';
import { actionReason, refusalOf } from '../fields/refusal';
import type { Permissions } from './permissions';

/** Returns why an operation is not possible for a record; undefined if it is. */
export type ReasonOf = (row: Labelled, t: TFunction) => string | undefined;

export function isDeletable(row: Labelled): boolean {
  return row._limits?.actions.delete === undefined;
}

export function isPossible(action: Action, row: Labelled): boolean {
  return row._limits?.actions[action.name] === undefined && isFrom(action, row);
}

/** Returns why a record allows neither deletion nor an action: the first of the reasons. */
export function idleReason(entity: Entity, { may, actions }: Permissions): ReasonOf {
  return (row, t) => {
    if (may('delete') && isDeletable(row)) return undefined;
    if (actions.some((action) => isPossible(action, row))) return undefined;
    const [action] = actions;
    return may('delete') || !action
      ? refusalOf(t, entity, row, 'delete')
      : actionReason(entity, action, row, t);
  };
}
