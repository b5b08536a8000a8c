import { plannedAnew } from '../../../database/prepared-pool';
import { quote } from '../../../database/sql-text';
import { Parameters, type Statement, where } from '../../../database/statement';
import { listedFields } from '../select/answered-fields';
import { rowSelect } from '../select/row-select';
import { listConditions } from './list-conditions';
import type { ListPlan } from './list-plan';
import { orderBy } from './order-by';
import { totalExpression } from './total';

/** The one row of a list statement. */
export interface FoundList {
  /** As `totalOf` reads it. */
  readonly total: number;
  /** A JSON array of rows, as it is answered. */
  readonly list: string;
}

/**
 * A page of rows with the total, in one statement. The page is cut first and then joined. Its length is
 * part of the text, since PostgreSQL plans a page of unknown length as a tenth of the table.
 */
export function listStatement(plan: ListPlan): Statement {
  const { view, query } = plan;
  const parameters = new Parameters();
  const conditions = listConditions(plan, parameters);
  const offset = query.start === 0 ? '' : ` offset ${parameters.bind(query.start)}`;
  const limit = ` limit ${query.end - query.start}${offset}`;
  const page = `select * from ${quote(view.entity.table)} t${where(conditions)}${orderBy(view, query.sorters, parameters)}${limit}`;
  const total = totalExpression(plan, conditions, parameters);
  const { items, joins } = rowSelect(view, listedFields(view, query.columns), parameters);
  const rows = `select ${items} from (${page}) t${joins}${orderBy(view, query.sorters, parameters)}`;
  const hint = query.filters.length > 0 || query.search !== undefined ? plannedAnew : '';
  return parameters.statement(
    `${hint}select ${total} as total, (select coalesce(json_agg(r)::text, '[]') from (${rows}) r) as list`,
  );
}
