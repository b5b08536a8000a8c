import type { menuSummary } from '../contract/endpoints/menu-revision';
import type { ValueOf } from '../contract/json-schema';
import { isSame } from '../write/merge';
import type { MenuEntry } from './menu-entry';
import { movedEntries } from './moved-entries';
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
  /** Of a changed or moved entry. */
  readonly fields: readonly FieldChange[];
}

/** What a state changed of the one before, in short: the first change, and how many there are. */
export type MenuSummary = ValueOf<typeof menuSummary>;

type Tree = readonly MenuEntry[];

/**
 * The entries that were added, removed, moved and changed between two trees. Pure renumbering of siblings is reported
 * only if it is the only change.
 */
export function difference(from: Tree, to: Tree): EntryChange[] {
  const all = everyDifference(from, to);
  const moved = movedEntries(from, to);
  const told = all.flatMap((change): EntryChange[] => {
    if (change.kind !== 'changed') return [change];
    const fields = change.fields.filter(({ field }) => field !== 'sort' || moved.has(change.entry.id));
    if (fields.length === 0) return [];
    const isMoved = fields.every(({ field }) => field === 'sort' || field === 'parent');
    return [{ ...change, kind: isMoved ? 'moved' : 'changed', fields }];
  });
  return told.length > 0 ? told : all;
}

/** Null where nothing differs. */
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

/** The order of the roles means nothing. */
function comparable(entry: MenuEntry, field: keyof MenuEntry): unknown {
  return field === 'roles' ? [...entry.roles].sort() : entry[field];
}
