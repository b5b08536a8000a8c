import { canRead } from '../../../entity/access/access';
import type { Actor } from '../../../entity/access/actor';
import { isSameInAll } from '../../../entity/access/row-scope';
import type { Entity, Field } from '../../../entity/model/entity';
import { withNested } from '../../../entity/model/nested-fields';
import { unitOf } from '../../../entity/model/unit';
import type { Filter } from '../../../entity/query/list-query';
import { fieldsOf, holds } from '../../../entity/write/condition';
import type { Resource } from '../resource';

/** Names of columns, in the order shown. */
export type ColumnNames = readonly string[];

const key = (entity: Entity) => `columns:${entity.name}`;

/** Columns that a page with these fixed filters can show this reader; what is fixed says the same in every row, or nothing. */
export function possibleColumns(actor: Actor, entity: Entity, fixed: readonly Filter[]): ColumnNames {
  return [...entity.fields.values()]
    .filter((field) => canRead(actor, field) && !fixed.some((filter) => filter.field === field.name))
    .filter((field) => !fixed.some((filter) => isAlwaysEmpty(entity, field, filter)))
    .map((field) => field.name);
}

/** Whether records in the state that a page is fixed to never fill the field: it does not apply, or each way there clears it. */
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

/** The columns that this browser remembers; null where it remembers none, or nothing that makes sense. */
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

/** Null forgets the choice. */
export function keepChoice(entity: Entity, names: ColumnNames | null): void {
  try {
    if (names === null) localStorage.removeItem(key(entity));
    else localStorage.setItem(key(entity), JSON.stringify(names));
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** The declared columns, less those that say the same in every row to this reader. */
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

/** What a list asks the server for: its columns, and what their cells, row titles, deletions and actions need. */
export function askedColumns(
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
  ];
  return [...entity.fields.values()]
    .filter((field) => needed.includes(field.name) && canRead(actor, field))
    .map((field) => field.name);
}

/** Names of the fields that say the units of what the column shows. */
function unitFields(entity: Entity, column: string): ColumnNames {
  return withNested([entity.fields.get(column) ?? []].flat()).flatMap((field) => {
    const unit = unitOf(entity, field);
    return typeof unit === 'object' ? [unit.field.name] : [];
  });
}
