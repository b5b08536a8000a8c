import { quote } from '../../../database/sql-text';
import { Parameters, type Statement, where } from '../../../database/statement';
import { listConditions } from '../list/list-conditions';
import type { ListPlan } from '../list/list-plan';
import { orderBy } from '../list/order-by';
import { answeredFields } from '../select/answered-fields';
import { rowSelect } from '../select/row-select';

/** Every row of a list, whatever its page. */
export function exportStatement(plan: ListPlan): Statement {
  const { view, query } = plan;
  const parameters = new Parameters();
  const conditions = where(listConditions(plan, parameters));
  const { items, joins } = rowSelect(view, answeredFields(view), parameters);
  const rows = `select ${items} from ${quote(view.entity.table)} t${joins}${conditions}${orderBy(view, query.sorters, parameters)}`;
  return parameters.statement(`select row_to_json(r)::text as row from (${rows}) r`);
}
