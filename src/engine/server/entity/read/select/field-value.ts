import type { Field } from '../../../../schema/model/entity';
import { quote } from '../../../database/sql-text';
import type { Parameters } from '../../../database/statement';
import type { View } from '../view';
import { countedValue } from './counted';

/** SQL of a field of the alias `t`, for filters and sorting. */
export function fieldValue(view: View, field: Field, parameters: Parameters): string {
  if (field.count) return countedValue(view, field.count, parameters);
  return askedValue(field, parameters, view.now) ?? `t.${quote(field.name)}`;
}

/** SQL of a value that is computed on read: whole years since a date. Undefined for stored fields. */
function askedValue({ computed }: Field, parameters: Parameters, now: Date): string | undefined {
  if (!computed || !('age' in computed)) return undefined;
  const today = parameters.bind(now.toISOString().slice(0, 10));
  return `extract(year from age(${today}::date, t.${quote(computed.age)}))::bigint`;
}
