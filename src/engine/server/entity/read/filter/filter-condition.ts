import { type Entity, type Field, fieldNamed } from '../../../../schema/model/entity';
import { traitsOf } from '../../../../schema/model/field-traits';
import type { Filter } from '../../../../schema/query/list-query';
import { phoneDigits } from '../../../../schema/query/phone-digits';
import type { Scalar } from '../../../../schema/query/scalar';
import { linkTable } from '../../../database/columns';
import { allTextsSql } from '../../../database/localized-sql';
import { phoneDigitsSql } from '../../../database/phone-sql';
import { quote } from '../../../database/sql-text';
import type { Parameters } from '../../../database/statement';
import { unaccentedSql } from '../../../database/unaccented-sql';
import { fieldValue } from '../select/field-value';
import type { View } from '../view';
import { containing, narrowedByIndex } from './containing';

const first = Date.parse('0001-01-01T00:00:00Z');
const last = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * Converts an ISO 8601 time for PostgreSQL, which supports fewer offsets. An offset can move a time out of the years
 * 1 to 9999, hence the infinities.
 */
function timeBound(text: string): string {
  const time = Date.parse(text);
  if (time < first) return '-infinity';
  if (time > last) return 'infinity';
  return new Date(time).toISOString();
}

const signs = { gte: '>=', lte: '<=', gt: '>', lt: '<' } as const;

/** The filter as a condition on the alias `t`. `ne` also matches nulls. */
export function filterCondition(view: View, filter: Filter, parameters: Parameters): string {
  const field = fieldNamed(view.entity, filter.field);
  if (field.type === 'references') return linkCondition(view.entity, field, filter, parameters);
  const column = fieldValue(view, field, parameters);
  const bind = (value: Scalar) => `${parameters.bind(boundValue(field, value))}${castOf(field)}`;
  switch (filter.operator) {
    case 'null':
      return `${column} is ${filter.value ? '' : 'not '}null`;
    case 'like': {
      const digits = traitsOf(field.type).digits ? phoneDigits(filter.value) : undefined;
      const part = digits ?? filter.value;
      const text =
        digits === undefined
          ? unaccentedSql(field.localized ? allTextsSql(column) : column)
          : phoneDigitsSql(column);
      const indexed = field.searchable ? narrowedByIndex(view.entity, 't', part, parameters) : [];
      return [containing(text, part, parameters), ...indexed].join(' and ');
    }
    case 'between':
      return `${column} between ${bind(filter.value[0])} and ${bind(filter.value[1])}`;
    case 'in': {
      const values = parameters.bind(filter.value.map((value) => boundValue(field, value)));
      return holdsMany(field) ? `${column} && ${values}` : `${column} = any(${values}${arrayCastOf(field)})`;
    }
    case 'eq':
      return holdsMany(field)
        ? `${column} @> ${parameters.bind([filter.value])}`
        : `${column} = ${bind(filter.value)}`;
    case 'ne':
      return `${column} is distinct from ${bind(filter.value)}`;
    default:
      return `${column} ${signs[filter.operator]} ${bind(filter.value)}`;
  }
}

function linkCondition(entity: Entity, field: Field, filter: Filter, parameters: Parameters): string {
  const targets = parameters.bind([filter.value].flat());
  const table = quote(linkTable(entity, field));
  return `exists (select 1 from ${table} k where k.owner = t.id and k.target = any(${targets}))`;
}

function holdsMany({ type }: Field): boolean {
  return type === 'tags' || type === 'numbers';
}

function boundValue(field: Field, value: Scalar): Scalar {
  return field.type === 'dateTime' ? timeBound(String(value)) : value;
}

/** The column `version` is a 4-byte integer, but the caller may compare it with larger values. */
function castOf(field: Field): string {
  return isWhole(field) ? '::bigint' : '';
}

function arrayCastOf(field: Field): string {
  return isWhole(field) ? '::bigint[]' : '';
}

function isWhole({ type, property }: Field): boolean {
  const { value } = traitsOf(type);
  return value === 'integer' || (value === 'computed' && property.type === 'integer');
}
