import { countLimit } from '../../../../schema/contract/envelope';
import { plannedEachTime } from '../../../database/prepared-pool';
import { quote } from '../../../database/sql-text';
import { Parameters, type Statement, where } from '../../../database/statement';
import { listedFields } from '../select/answered-fields';
import { rowSelect } from '../select/row-select';
import { ruleValues } from '../select/rule-values';
import { listConditions } from './list-conditions';
import type { ListPlan } from './list-plan';
import { orderBy } from './order-by';
import { totalExpression } from './total';

export interface FoundList {
  /** `totalOf` interprets it. */
  readonly total: number;
  /** A JSON array of rows. */
  readonly list: string;
}

/**
 * A page of rows with the total, in one statement. The page is selected before the joins. Its length is a literal,
 * because PostgreSQL plans a `limit` of unknown size as a tenth of the table. `counted`: the total, if known. With
 * `isFromLast`, the page is read backwards from the last row.
 */
export function listStatement(
  plan: ListPlan,
  {
    counted,
    isFromLast = false,
  }: { readonly counted?: number | undefined; readonly isFromLast?: boolean } = {},
): Statement {
  const { view, query } = plan;
  const parameters = new Parameters();
  const conditions = listConditions(plan, parameters);
  const { skipped, length } = cutOf(query, isFromLast ? counted : undefined);
  const offset = skipped === 0 ? '' : ` offset ${parameters.bind(skipped)}`;
  const order = orderBy(view, query.sorters, parameters, isFromLast);
  const page = `select * from ${quote(view.entity.table)} t${where(conditions)}${order} limit ${length}${offset}`;
  const total =
    counted === undefined
      ? totalExpression(plan, conditions, parameters)
      : `${parameters.bind(counted)}::bigint`;
  const hint = isFromLast || query.filters.length > 0 || query.search !== undefined ? plannedEachTime : '';
  return parameters.statement(`${hint}select ${total} as total, ${listOf(plan, page, parameters)} as list`);
}

/**
 * Like `listStatement`, but for a search. The statement materializes all matches first: PostgreSQL misjudges how rare
 * they are, and would walk the table in sort order. The page is correct only if the total is exact.
 */
export function foundStatement(plan: ListPlan): Statement {
  const { view, query } = plan;
  const parameters = new Parameters();
  const conditions = where(listConditions(plan, parameters));
  const found = `select * from ${quote(view.entity.table)} t${conditions} limit ${countLimit + 1}`;
  const order = orderBy(view, query.sorters, parameters);
  const page = `select * from found t${order} limit ${query.end - query.start} offset ${parameters.bind(query.start)}`;
  const list = listOf(plan, page, parameters);
  return parameters.statement(
    `${plannedEachTime}with found as materialized (${found}) select (select count(*) from found) as total, ${list} as list`,
  );
}

/** The rows of a page as a JSON array. */
function listOf({ view, query }: ListPlan, page: string, parameters: Parameters): string {
  const { items, joins } = rowSelect(view, listedFields(view, query.columns), parameters);
  const rows = `select ${items}${ruleValues(view)} from (${page}) t${joins}${orderBy(view, query.sorters, parameters)}`;
  return `(select coalesce(json_agg(r)::text, '[]') from (${rows}) r)`;
}

/** `offset` and `limit` of the page. */
function cutOf({ start, end }: ListPlan['query'], fromLast: number | undefined) {
  if (fromLast === undefined) return { skipped: start, length: end - start };
  const skipped = Math.max(0, fromLast - end);
  return { skipped, length: Math.max(0, fromLast - start - skipped) };
}
