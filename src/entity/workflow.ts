import { can } from './access';
import type { Actor } from './actor';
import type { Action, Entity } from './entity';

type Row = Readonly<Record<string, unknown>>;

/** Whether an action is possible now, and if not, why; words under `workflow.{reason}`. */
export interface ActionState {
  readonly action: Action;
  readonly possible: boolean;
  readonly reason: 'possible' | 'forbidden' | 'wrongState';
}

export function actionNamed(entity: Entity, name: string): Action | undefined {
  return entity.actions.find((action) => action.name === name);
}

/** Whether the record's present state lets the action happen. */
export function isFrom(action: Action, row: Row): boolean {
  return action.from.some((state) => state === row[action.field]);
}

/** The state of one declared action for this record and actor. */
export function actionState(actor: Actor, entity: Entity, action: Action, row: Row): ActionState {
  if (!can(actor, action.name, entity)) return { action, possible: false, reason: 'forbidden' };
  if (!isFrom(action, row)) return { action, possible: false, reason: 'wrongState' };
  return { action, possible: true, reason: 'possible' };
}

/** Fields that the action demands and that neither the record nor the call fills. */
export function missingFor(action: Action, row: Row, given: Row): string[] {
  return (action.require ?? []).filter((field) =>
    isBlank(given[field] === undefined ? row[field] : given[field]),
  );
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
