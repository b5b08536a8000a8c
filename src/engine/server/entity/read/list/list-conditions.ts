import type { Parameters } from '../../../database/statement';
import { filterCondition } from '../filter/filter-condition';
import { searchCondition } from '../filter/search-condition';
import { scopeConditions } from '../select/row-scope';
import type { ListPlan } from './list-plan';

/** The conditions of a list on the alias `t`. */
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
