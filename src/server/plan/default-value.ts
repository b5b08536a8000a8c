import type { Field } from '../../entity/model/entity';
import { encode, sqlTypeOf } from '../database/columns';
import { literal } from '../database/sql-text';

/** The default of a column as SQL. */
export function defaultOf(field: Field): string | undefined {
  if (field.name === 'version' && field.system) return '1';
  if ((field.name === 'create_time' || field.name === 'update_time') && field.system) return 'now()';
  const value: unknown = field.property.default;
  if (value === undefined || value === null || field.type === 'references') return undefined;
  if (Array.isArray(value) && sqlTypeOf(field) !== 'jsonb') {
    return `array[${value.map((item) => literal(String(item))).join(', ')}]::${sqlTypeOf(field)}`;
  }
  return `${literal(String(encode(field, value)))}::${sqlTypeOf(field)}`;
}
