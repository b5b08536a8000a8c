import type { Field } from '../../../../entity/model/entity';
import { quote } from '../../../database/sql-text';
import type { Parameters } from '../../../database/statement';
import type { View } from '../view';
import { countedValue } from './counted';

/** What a row of the alias `t` holds of the field, as a list is narrowed and ordered by it. */
export function fieldValue(view: View, field: Field, parameters: Parameters): string {
  if (field.count) return countedValue(view, field.count, parameters);
  return askedValue(field, parameters, view.now) ?? `t.${quote(field.name)}`;
}

/** A value that is computed when it is asked for: whole years since a date. Undefined for what is stored. */
function askedValue({ computed }: Field, parameters: Parameters, now: Date): string | undefined {
  if (!computed || !('age' in computed)) return undefined;
  const today = parameters.bind(now.toISOString().slice(0, 10));
  return `extract(year from age(${today}::date, t.${quote(computed.age)}))::bigint`;
}
