import type { Parameters } from '../../../database/statement';
import { filterCondition } from '../filter/filter-condition';
import { searchCondition } from '../filter/search-condition';
import { scopeConditions } from '../select/row-scope';
import type { ListPlan } from './list-plan';

/** Which rows of the alias `t` a list shows. */
export function listConditions({ view, query, found }: ListPlan, parameters: Parameters): string[] {
  const { actor, entity } = view;
  return [
    ...scopeConditions(actor, entity, 't', parameters),
    ...query.filters.map((filter) => filterCondition(view, filter, parameters)),
    ...(query.search === undefined
      ? []
      : [searchCondition(view, query.search, parameters, found ?? new Map())]),
  ];
}
