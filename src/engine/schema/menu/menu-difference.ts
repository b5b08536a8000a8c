import type { menuSummary } from '../contract/endpoints/menu-revision';
import type { ValueOf } from '../contract/json-schema';
import { isSame } from '../write/merge';
import type { MenuEntry } from './menu-entry';
import { entriesBelow } from './menu-position';
import { inTreeOrder } from './tree-order';

/** One field of an entry before and after. */
export interface FieldChange {
  readonly field: keyof MenuEntry;
  readonly from: unknown;
  readonly to: unknown;
}

export interface EntryChange {
  readonly entry: MenuEntry;
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Changed fields; empty for added and removed entries. */
  readonly fields: readonly FieldChange[];
}

/** Summary of a difference: the first change, and the number of changes. */
export type MenuSummary = ValueOf<typeof menuSummary>;

type Tree = readonly MenuEntry[];

/**
 * The entries that were added, removed, moved and changed between two trees. Pure renumbering of siblings is reported
 * only if it is the only change.
 */
export function difference(from: Tree, to: Tree): EntryChange[] {
  const all = everyDifference(from, to);
  const moved = movedEntries(from, to);
  const reported = all.flatMap((change): EntryChange[] => {
    if (change.kind !== 'changed') return [change];
    const fields = change.fields.filter(({ field }) => field !== 'sort' || moved.has(change.entry.id));
    if (fields.length === 0) return [];
    const isMoved = fields.every(({ field }) => field === 'sort' || field === 'parent');
    return [{ ...change, kind: isMoved ? 'moved' : 'changed', fields }];
  });
  return reported.length > 0 ? reported : all;
}

/**
 * Ids of the entries that moved among the same siblings. Repeatedly removes the entry furthest from its old
 * position, until the rest is in the old order; the removed entries have moved. Of two swapped neighbours,
 * the one whose `sort` changed has moved, or else the one that moved up.
 */
function movedEntries(from: Tree, to: Tree): ReadonlySet<number> {
  const sorts = new Map(from.map(({ id, sort }) => [id, sort]));
  const moved = new Set<number>();
  for (const parent of new Set(to.map((entry) => entry.parent))) {
    const left = new Set(entriesBelow(to, parent).map(({ id }) => id));
    let before = entriesBelow(from, parent).filter(({ id }) => left.has(id));
    const stayed = new Set(before.map(({ id }) => id));
    let after = entriesBelow(to, parent).filter(({ id }) => stayed.has(id));
    for (;;) {
      const steps = after.map(({ id }, at) => Math.abs(before.findIndex((one) => one.id === id) - at));
      const furthest = Math.max(0, ...steps);
      if (furthest === 0) break;
      const candidates = after.filter((_, at) => steps[at] === furthest);
      const taken = candidates.find(({ id, sort }) => sorts.get(id) !== sort) ?? candidates[0];
      if (!taken) break;
      moved.add(taken.id);
      before = before.filter(({ id }) => id !== taken.id);
      after = after.filter(({ id }) => id !== taken.id);
    }
  }
  return moved;
}

/** Null without differences. */
export function summaryOf(from: Tree, to: Tree): MenuSummary | null {
  const changes = difference(from, to);
  const [first] = changes;
  return first ? { kind: first.kind, name: first.entry.name, count: changes.length } : null;
}

function everyDifference(from: Tree, to: Tree): EntryChange[] {
  const were = new Map(from.map((entry) => [entry.id, entry]));
  const stays = new Set(to.map(({ id }) => id));
  const present = inTreeOrder(to).flatMap((entry): EntryChange[] => {
    const was = were.get(entry.id);
    if (!was) return [{ entry, kind: 'added', fields: [] }];
    const fields = changedFields(was, entry);
    return fields.length > 0 ? [{ entry, kind: 'changed', fields }] : [];
  });
  const gone = inTreeOrder(from).filter(({ id }) => !stays.has(id));
  return [...present, ...gone.map((entry): EntryChange => ({ entry, kind: 'removed', fields: [] }))];
}

function changedFields(was: MenuEntry, is: MenuEntry): FieldChange[] {
  const fields = Object.keys(was) as (keyof MenuEntry)[];
  return fields
    .map((field): FieldChange => ({ field, from: comparable(was, field), to: comparable(is, field) }))
    .filter(({ from, to }) => !isSame(from, to));
}

/** Roles have no order. */
function comparable(entry: MenuEntry, field: keyof MenuEntry): unknown {
  return field === 'roles' ? [...entry.roles].sort() : entry[field];
}
