import type { Field } from '../../../src/engine/schema/model/entity';
import type { Sorter } from '../../../src/engine/schema/query/list-order';
import type { Filter } from '../../../src/engine/schema/query/list-query';
import { phoneDigits } from '../../../src/engine/schema/query/phone-digits';
import { unaccented } from '../../../src/engine/schema/query/unaccented';
import { isSame } from '../../../src/engine/schema/write/merge';
import type { Row } from '../../../src/engine/server/entity/context';

type Comparable = string | number | boolean;

/** Whether the row matches the filter, computed without SQL. */
export function passes(field: Field, filter: Filter, row: Row): boolean {
  const value = row[field.name];
  const equals = (other: unknown) => (Array.isArray(value) ? value.includes(other) : isSame(value, other));
  const compare = (other: Comparable) => (value === null ? Number.NaN : order(value as Comparable, other));
  switch (filter.operator) {
    case 'eq':
      return equals(filter.value);
    case 'ne':
      return !equals(filter.value);
    case 'in':
      return filter.value.some(equals);
    case 'null':
      return (value === null) === filter.value;
    case 'like':
      return contains(
        ...(field.type === 'phone' ? phonesAsDigits(value, filter.value) : ([value, filter.value] as const)),
      );
    case 'between':
      return compare(filter.value[0]) >= 0 && compare(filter.value[1]) <= 0;
    case 'gte':
      return compare(filter.value) >= 0;
    case 'lte':
      return compare(filter.value) <= 0;
    case 'gt':
      return compare(filter.value) > 0;
    case 'lt':
      return compare(filter.value) < 0;
  }
}

/** If the searched text may be part of a phone number, compares digits only. */
function phonesAsDigits(value: unknown, part: string): readonly [unknown, string] {
  const digits = phoneDigits(part);
  return digits === undefined ? [value, part] : [String(value ?? '').replace(/\D/g, ''), digits];
}

/** Whether the text, or its version in some language, contains the other, ignoring case and accents. */
export function contains(value: unknown, part: string): boolean {
  if (typeof value === 'object' && value !== null) {
    return Object.values(value).some((text) => contains(text, part));
  }
  return (
    typeof value === 'string' && unaccented(value).toLowerCase().includes(unaccented(part).toLowerCase())
  );
}

/** The rows sorted by the sorters, then by id in the direction of the last sorter; nulls come last. */
export function sorted(rows: readonly Row[], sorters: readonly Sorter[]): Row[] {
  const decisive: Sorter = { field: 'id', order: sorters.at(-1)?.order ?? 'desc' };
  return [...rows].sort((one, other) => {
    for (const { field, order: direction } of [...sorters, decisive]) {
      const [a, b] = [one[field], other[field]];
      if (a === null && b === null) continue;
      if (a === null || b === null) return a === null ? 1 : -1;
      const result = order(a as Comparable, b as Comparable);
      if (result !== 0) return direction === 'asc' ? result : -result;
    }
    return 0;
  });
}

/** Compares texts by code point, like PostgreSQL's C collation. */
function order(one: Comparable, other: Comparable): number {
  if (typeof one === 'string' && typeof other === 'string')
    return Buffer.compare(Buffer.from(one), Buffer.from(other));
  return Number(one) - Number(other);
}
