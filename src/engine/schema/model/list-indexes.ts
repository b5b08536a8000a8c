import { levels } from '../contract/app';
import type { Entity, Field, ListIndex } from './entity';
import { traitsOf } from './field-traits';

interface Listed extends Pick<Entity, 'big' | 'sort' | 'scope' | 'fields'> {
  /** The field by whose values the list is divided into tabs. */
  readonly tab: string | undefined;
}

/** The indexes for lists, row scopes and joins; keys and unique columns have indexes of their own. */
export function listIndexesOf(entity: Listed, declared: readonly (readonly string[])[]): ListIndex[] {
  const { big, fields, tab } = entity;
  const sort = entity.sort.field === 'id' ? ['id'] : [entity.sort.field, 'id'];
  const scopes = levels.flatMap(({ name }) => entity.scope.columns[name] ?? []);
  const references = [...fields.values()].filter(({ type, system }) => type === 'reference' && !system);
  const indexes = (columns: readonly string[], ordered: readonly string[]): ListIndex[] => {
    const isBothWays = ordered.every((name) => fields.get(name)?.required !== false);
    const orders = isBothWays ? ['asc' as const] : big ? (['asc', 'desc'] as const) : [entity.sort.order];
    return orders.map((order) => ({ columns, order }));
  };
  const bySort = (first: readonly string[]) => indexes([...first, ...sort], sort);
  return withoutPrefixes([
    ...(entity.sort.field === 'id' ? [] : bySort([])),
    ...scopes.filter((column) => column !== 'id').flatMap((column) => bySort([column])),
    ...(big && tab !== undefined ? bySort([tab]) : []),
    ...references.flatMap(({ name }) => (big ? bySort([name]) : indexes([name], []))),
    ...(big
      ? ordersOf(entity, declared).flatMap((columns) => indexes(withId(fields, columns), columns))
      : declared.flatMap((columns) => indexes(columns, []))),
  ]);
}

/** The orders in which a big entity can be listed by an index: comma-separated field names, all in one direction. */
export function listOrdersOf(entity: Listed, declared: readonly (readonly string[])[]): ReadonlySet<string> {
  const unique = [...entity.fields.values()].filter(hasUniqueColumn).map(({ name }) => name);
  return new Set([
    entity.sort.field,
    ...unique,
    ...ordersOf(entity, declared).map((columns) => columns.join()),
  ]);
}

/**
 * The declared orders, and one for each nullable unique column: a unique index returns nulls last in one
 * direction only.
 */
function ordersOf({ fields }: Listed, declared: readonly (readonly string[])[]): (readonly string[])[] {
  const nullable = [...fields.values()].filter((field) => hasUniqueColumn(field) && !field.required);
  return [...declared, ...nullable.map(({ name }) => [name])];
}

/**
 * Whether the field has a unique index that can sort by the column. Those of phones (on the digits) and of
 * texts that ignore case (on lower case) cannot.
 */
function hasUniqueColumn({ unique, type }: Field): boolean {
  return unique === true && !traitsOf(type).digits;
}

/** Appends the id, which decides between rows that are equal in the columns. */
function withId(fields: ReadonlyMap<string, Field>, columns: readonly string[]): readonly string[] {
  const isDecided = columns.some((name) => fields.get(name)?.unique === true && fields.get(name)?.required);
  return isDecided || columns.includes('id') ? columns : [...columns, 'id'];
}

/** An index on (a, b) also serves what one on (a) would. */
function withoutPrefixes(indexes: readonly ListIndex[]): ListIndex[] {
  const texts = indexes.map(({ columns, order }) => `${order},${columns.join()},`);
  return indexes.filter((_, at) => {
    const text = texts[at] ?? '';
    return !texts.some((other, n) => other.startsWith(text) && (other.length > text.length || n < at));
  });
}
