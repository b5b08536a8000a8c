import type { Action, Entity } from '#engine/schema/model/entity';
import { fieldNamed } from '#engine/schema/model/entity';
import { momentIn } from '#engine/schema/write/effects';
import type { SeedRow } from '#engine/server/database/insert';

/** The author of an action, as named in the history. */
export interface Author {
  readonly kind: 'account' | 'system';
  readonly id: number;
  readonly name: string;
}

/** The server itself, for timed actions. */
export const system: Author = { kind: 'system', id: 0, name: 'system' };

export interface TakenAction {
  readonly action: string;
  readonly at: Date;
  readonly by?: Author;
}

interface Entry {
  readonly version: number;
  readonly action: string;
  readonly kind: Author['kind'];
  readonly actor: number;
  readonly name: string;
  readonly at: Date;
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
}

interface AppliedActions {
  /** The record after the last action. */
  readonly row: SeedRow;
  /** The values, at its creation, of the fields that actions change. */
  readonly first: SeedRow;
  readonly entries: readonly Entry[];
}

/**
 * Applies declared actions to a new record, one after the other. The row contains the inputs of actions, such as a
 * reason; states and effects follow from the actions. Throws where an action does not exist or the state of the record
 * does not allow it.
 */
export function applyActions(
  entity: Entity,
  row: SeedRow,
  taken: readonly TakenAction[],
  usual: Author,
): AppliedActions {
  const actions = taken.map(({ action }) => declared(entity, action));
  const set = new Set(entity.transitions.flatMap((one) => Object.keys(one.set ?? {})));
  const first: Record<string, unknown> = {};
  for (const name of set) first[name] = null;
  for (const { require = [] } of actions) {
    for (const name of require) if (!fieldNamed(entity, name).required) first[name] = null;
  }
  for (const { field } of entity.transitions) first[field] = fieldNamed(entity, field).property.default;
  let held: Record<string, unknown> = { ...first };
  const entries = taken.map(({ action, at, by = usual }, nth): Entry => {
    const transition = declared(entity, action);
    if (!transition.from.some((state) => state === held[transition.field])) {
      throw new Error(`${entity.name} ${row.id}: ${action} is not possible in ${held[transition.field]}.`);
    }
    const next = {
      ...held,
      ...requiredInputs(transition, row, held),
      ...effectsOf(entity, transition, at, by),
      [transition.field]: transition.to,
    };
    const changed = Object.keys(next).filter((name) => next[name] !== held[name]);
    const changes = Object.fromEntries(changed.map((name) => [name, [held[name], next[name]] as const]));
    held = next;
    return { version: nth + 2, action, kind: by.kind, actor: by.id, name: by.name, at, changes };
  });
  const last = taken.at(-1);
  const by = last?.by ?? usual;
  return {
    row: {
      ...row,
      ...held,
      version: taken.length + 1,
      ...(last && { update_time: last.at, update_by: by.kind === 'account' ? by.id : null }),
    },
    first,
    entries,
  };
}

function declared(entity: Entity, action: string): Action {
  const found = entity.transitions.find(({ name }) => name === action);
  if (!found) throw new Error(`${entity.name} has no action ${action}.`);
  return found;
}

/** The fields that the action requires and that were empty before. */
function requiredInputs({ require = [] }: Action, row: SeedRow, held: SeedRow): SeedRow {
  return Object.fromEntries(
    require.filter((name) => name in held && held[name] === null).map((name) => [name, row[name] ?? null]),
  );
}

function effectsOf(entity: Entity, { set = {} }: Action, at: Date, by: Author): SeedRow {
  return Object.fromEntries(
    Object.entries(set).map(([name, effect]) => {
      if (typeof effect !== 'object' || effect === null) return [name, effect];
      return [name, effect.from === 'now' ? momentIn(fieldNamed(entity, name), at) : by.id];
    }),
  );
}
