import type { Field } from '../../../../entity/model/entity';
import { quote } from '../../../database/sql-text';
import type { Parameters } from '../../../database/statement';
import type { View } from '../view';
import { countedValue } from './counted';

/** What a row of the alias `t` holds of the field, as a list is narrowed and ordered by it. */
export function fieldValue(view: View, field: Field, parameters: Parameters): string {
  return field.count ? countedValue(view, field.count, parameters) : `t.${quote(field.name)}`;
}
