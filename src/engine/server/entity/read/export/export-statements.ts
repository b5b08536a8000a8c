import { quote } from '../../../database/sql-text';
import { Parameters, type Statement, where } from '../../../database/statement';
import { listConditions } from '../list/list-conditions';
import type { ListPlan } from '../list/list-plan';
import { orderBy } from '../list/order-by';
import { answeredFields } from '../select/answered-fields';
import { rowSelect } from '../select/row-select';

/** The ids of all rows of a list, ignoring the page, in the list's order. */
export function exportedIds(plan: ListPlan): Statement {
  const { view, query } = plan;
  const parameters = new Parameters();
  const conditions = where(listConditions(plan, parameters));
  const order = orderBy(view, query.sorters, parameters);
  return parameters.statement(`select t.id from ${quote(view.entity.table)} t${conditions}${order}`);
}

/** The rows with these ids, in this order, without rows that no longer match the list. */
export function exportedRows(plan: ListPlan, ids: readonly number[]): Statement {
  const { view, exported = answeredFields(view) } = plan;
  const parameters = new Parameters();
  const wanted = `unnest(${parameters.bind(ids)}::bigint[]) with ordinality wanted (id, at)`;
  const conditions = where(listConditions(plan, parameters));
  const { items, joins } = rowSelect(view, exported, parameters);
  const rows = `select ${items} from ${wanted} join ${quote(view.entity.table)} t on t.id = wanted.id${joins}${conditions} order by wanted.at`;
  return parameters.statement(`select row_to_json(r)::text as row from (${rows}) r`);
}
