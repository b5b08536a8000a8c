import { canRead } from '../../../schema/access/access';
import type { Actor } from '../../../schema/access/actor';
import { isSameInAll } from '../../../schema/access/row-scope';
import type { Entity, Field } from '../../../schema/model/entity';
import { withNested } from '../../../schema/model/nested-fields';
import { unitOf } from '../../../schema/model/unit';
import type { Filter } from '../../../schema/query/list-query';
import { fieldsOf, holds } from '../../../schema/write/condition';
import type { Resource } from '../resource';

/** Names of columns, in display order. */
export type ColumnNames = readonly string[];

const key = (entity: Entity) => `columns:${entity.name}`;

/**
 * Columns that this page can offer to this user. Fields fixed by a filter are left out, since each row holds the same
 * value, and so are fields that are always empty.
 */
export function possibleColumns(actor: Actor, entity: Entity, fixed: readonly Filter[]): ColumnNames {
  return [...entity.fields.values()]
    .filter((field) => canRead(actor, field) && !fixed.some((filter) => filter.field === field.name))
    .filter((field) => !fixed.some((filter) => isAlwaysEmpty(entity, field, filter)))
    .map((field) => field.name);
}

/**
 * Whether the field is empty in every record of the fixed state: its condition excludes the state, or each transition
 * into the state clears the field.
 */
function isAlwaysEmpty({ transitions }: Entity, { name, derived, when }: Field, fixed: Filter): boolean {
  if (fixed.operator !== 'eq') return false;
  const leading = transitions.filter(({ field, to }) => field === fixed.field && to === fixed.value);
  if (derived && leading.length > 0 && leading.every(({ set }) => set?.[name] === null)) return true;
  return (
    when !== undefined &&
    fieldsOf(when).join() === fixed.field &&
    !holds(when, { [fixed.field]: fixed.value })
  );
}

/** The columns stored in this browser; null if none are stored or none of them exist. */
export function readChoice(entity: Entity, possible: ColumnNames): ColumnNames | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(entity)) ?? 'null');
    if (!Array.isArray(stored)) return null;
    const kept = possible.filter((name) => stored.includes(name));
    return kept.length > 0 ? kept.sort((one, other) => stored.indexOf(one) - stored.indexOf(other)) : null;
  } catch {
    return null;
  }
}

/** Null removes the stored choice. */
export function keepChoice(entity: Entity, names: ColumnNames | null): void {
  try {
    if (names === null) localStorage.removeItem(key(entity));
    else localStorage.setItem(key(entity), JSON.stringify(names));
  } catch {
    // The choice then lasts until a reload.
  }
}

/** The declared columns, without those in which all rows hold the same value for this user. */
export function initialColumns(
  actor: Actor,
  entity: Entity,
  resource: Resource,
  possible: ColumnNames,
): ColumnNames {
  const varies = (name: string) => name === entity.label || !isSameInAll(actor, entity, name);
  return (resource.list?.columns ?? entity.listColumns).filter(
    (name) => possible.includes(name) && varies(name),
  );
}

/**
 * Columns to request from the server: the shown ones, and those that their cells, row titles, deletions and actions
 * need.
 */
export function requestedColumns(
  actor: Actor,
  entity: Entity,
  resource: Resource,
  shown: ColumnNames,
): ColumnNames {
  const needed = [
    ...shown,
    ...shown.flatMap((name) => resource.list?.reads?.[name] ?? []),
    ...shown.flatMap((name) => unitFields(entity, name)),
    ...entity.actions.map((action) => action.field),
    ...['id', 'version', entity.label],
    ...(entity.pageTitle ?? []),
  ];
  return [...entity.fields.values()]
    .filter((field) => needed.includes(field.name) && canRead(actor, field))
    .map((field) => field.name);
}

/** Names of the fields that hold the units of the column's values. */
function unitFields(entity: Entity, column: string): ColumnNames {
  return withNested([entity.fields.get(column) ?? []].flat()).flatMap((field) => {
    const unit = unitOf(entity, field);
    return typeof unit === 'object' ? [unit.field.name] : [];
  });
}
