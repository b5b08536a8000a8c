import { type Action, type Entity, type Field, fieldNamed } from '../../../schema/model/entity';
import { leadsOn } from '../../../schema/model/workflow';
import type { HistoryEntry } from './use-history';

/** A state in the course of a record. */
export interface Stage {
  readonly state: string;
  /** The history entry that led to the state; undefined if unknown or in the future. */
  readonly by: HistoryEntry | undefined;
  readonly place: 'behind' | 'present' | 'ahead';
}

/**
 * The states that the record has passed, without loops, its current state, and the likely next ones.
 * `entries`: history of the record, newest first.
 */
export function stagesOf(
  entity: Entity,
  field: Field,
  state: unknown,
  entries: readonly HistoryEntry[],
): readonly Stage[] {
  const way: { state: string; by: HistoryEntry | undefined }[] = [];
  const enter = (next: unknown, by: HistoryEntry | undefined) => {
    const known = way.findIndex((stage) => stage.state === next);
    way.splice(known < 0 ? way.length : known, Number.POSITIVE_INFINITY, { state: String(next), by });
  };
  for (const entry of entries.toReversed()) {
    const change = entry.changes[field.name];
    if (entry.action === 'create') enter(change?.[1] ?? field.property.default, entry);
    else if (change) {
      if (way.length === 0) enter(change[0], undefined);
      enter(change[1], entry);
    }
  }
  if (way.at(-1)?.state !== state) enter(state, undefined);
  const behind = way.slice(0, -1).map((stage): Stage => ({ ...stage, place: 'behind' }));
  const present = way.slice(-1).map((stage): Stage => ({ ...stage, place: 'present' }));
  const ahead = statesAhead(entity, field, String(state)).map(
    (next): Stage => ({ state: next, by: undefined, place: 'ahead' }),
  );
  return [...behind, ...present, ...ahead];
}

/** The states reached by following the first harmless action of each state. */
function statesAhead(entity: Entity, field: Field, state: string): string[] {
  const next = nextAction(entity, field, state);
  return next ? [String(next.to), ...statesAhead(entity, field, String(next.to))] : [];
}

function nextAction(entity: Entity, { name }: Field, state: string): Action | undefined {
  return entity.actions.find(
    (action) =>
      action.field === name &&
      action.from.includes(state) &&
      !action.danger &&
      !action.auto &&
      leadsOn(entity, action, state),
  );
}

/** The latest entry that changed the field, except its creation. */
export function lastChangeOf({ name }: Field, entries: readonly HistoryEntry[]): HistoryEntry | undefined {
  return entries.find(({ action, changes }) => action !== 'create' && name in changes);
}

/** Whether the record is waiting for the action: the action advances it, or reopens a refused record. */
export function isAwaited(entity: Entity, action: Action, row: Readonly<Record<string, unknown>>): boolean {
  const state = row[action.field];
  if (leadsOn(entity, action, state)) return true;
  return typeof state === 'string' && isRefused(entity, fieldNamed(entity, action.field), state);
}

/** Whether only dangerous actions, such as refusing or withdrawing, lead to the state. */
export function isRefused({ transitions }: Entity, { name }: Field, state: string): boolean {
  const leading = transitions.filter(({ field, to }) => field === name && to === state);
  return leading.length > 0 && leading.every(({ danger }) => danger);
}
