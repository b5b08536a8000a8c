import type { Field } from '../../../../entity/model/entity';
import { quote } from '../../../database/sql-text';
import { Parameters, type Statement, where } from '../../../database/statement';
import { scopeConditions } from '../select/row-scope';
import { rowSelect } from '../select/row-select';
import { ruleValues } from '../select/rule-values';
import type { View } from '../view';

/** A record as a JSON object. */
export interface FoundRow {
  readonly row: string;
}

/** Selects these fields of a record, if it is in the actor's row scope. */
export function recordStatement(view: View, id: number, fields: readonly Field[]): Statement {
  const { actor, entity } = view;
  const parameters = new Parameters();
  const conditions = [`t.id = ${parameters.bind(id)}`, ...scopeConditions(actor, entity, 't', parameters)];
  const { items, joins } = rowSelect(view, fields, parameters);
  const rows = `select ${items}${ruleValues(view)} from ${quote(entity.table)} t${joins}${where(conditions)}`;
  return parameters.statement(`select row_to_json(r)::text as row from (${rows}) r`);
}
