import { type Action, type Entity, type Field, fieldNamed } from '../../../entity/model/entity';
import { leadsOn } from '../../../entity/model/workflow';
import type { HistoryEntry } from './use-history';

/** A state on the way of a record. */
export interface Stage {
  readonly state: string;
  /** The write that led there; undefined where none is known, as for states still to come. */
  readonly by: HistoryEntry | undefined;
  readonly place: 'behind' | 'present' | 'ahead';
}

/**
 * The states through which the record has come, without detours that led back, the present one, and those that
 * are likely to follow. `entries` are its changes, the newest first.
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

/** The states to which the first harmless action of each leads on. */
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

/** The last write that changed the field. */
export function lastChangeOf({ name }: Field, entries: readonly HistoryEntry[]): HistoryEntry | undefined {
  return entries.find(({ action, changes }) => action !== 'create' && name in changes);
}

/** Whether the action is what a record is waiting for: it leads on, or gives what was refused another try. */
export function isAwaited(entity: Entity, action: Action, row: Readonly<Record<string, unknown>>): boolean {
  const state = row[action.field];
  if (leadsOn(entity, action, state)) return true;
  return typeof state === 'string' && isRefused(entity, fieldNamed(entity, action.field), state);
}

/** Whether only what asks for caution leads to the state, such as to refuse or to withdraw. */
export function isRefused({ transitions }: Entity, { name }: Field, state: string): boolean {
  const leading = transitions.filter(({ field, to }) => field === name && to === state);
  return leading.length > 0 && leading.every(({ danger }) => danger);
}
