import { fieldNamed } from '../../../../schema/model/entity';
import { ruleFields } from '../../../../schema/write/record-rules';
import { literal, quote } from '../../../database/sql-text';
import type { View } from '../view';
import { jsonValue } from './json-value';

/** `_rules` of the row `t`: the values that determine its `_limits`. */
export function ruleValues({ entity, hasRules }: View): string {
  if (!hasRules) return '';
  const values = ['id', ...ruleFields(entity)].map(
    (name) => `${literal(name)}, ${jsonValue(fieldNamed(entity, name), `t.${quote(name)}`)}`,
  );
  return `, json_build_object(${values.join(', ')}) as "_rules"`;
}
