import type { Principal } from '../../../../schema/access/principal';
import type { Entity, Field } from '../../../../schema/model/entity';
import { oncePer, oncePerPair } from '../../../../schema/model/once-per';
import { quote } from '../../../database/sql-text';
import { Parameters, type Statement, where } from '../../../database/statement';
import { scopeConditions } from '../select/row-scope';
import { rowSelect } from '../select/row-select';
import { ruleValues } from '../select/rule-values';
import type { View } from '../view';

/** A record as JSON text. */
export interface FoundRow {
  readonly row: string;
}

/** Selects these fields of a record, if it is in the actor's row scope. */
export function recordStatement(view: View, id: number, fields: readonly Field[]): Statement {
  const { actor, entity, language, hasRules } = view;
  // Values that are computed on read depend on the time.
  if (fields.some(({ type }) => type === 'computed')) return statementOf(view, id, fields);
  const known = statementsOf(actor, entity)(fields);
  const key = `${language} ${hasRules}`;
  const { sql, parameters } = known.get(key) ?? statementOf(view, id, fields);
  known.set(key, { sql, parameters });
  return { sql, parameters: parameters.with(0, id) };
}

/** Statements that differ only in the id, which is their first parameter. */
const statementsOf = oncePerPair((_actor: Principal, _entity: Entity) =>
  oncePer((_fields: readonly Field[]) => new Map<string, Statement>()),
);

function statementOf(view: View, id: number, fields: readonly Field[]): Statement {
  const { actor, entity } = view;
  const parameters = new Parameters();
  const conditions = [`t.id = ${parameters.bind(id)}`, ...scopeConditions(actor, entity, 't', parameters)];
  const { items, joins } = rowSelect(view, fields, parameters);
  const rows = `select ${items}${ruleValues(view)} from ${quote(entity.table)} t${joins}${where(conditions)}`;
  return parameters.statement(`select row_to_json(r)::text as row from (${rows}) r`);
}
