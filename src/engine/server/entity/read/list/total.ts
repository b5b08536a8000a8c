import { rowScope } from '../../../../schema/access/row-scope';
import { systemSchema } from '../../../../schema/contract/app';
import { countLimit, type ListData } from '../../../../schema/contract/envelope';
import { quote } from '../../../database/sql-text';
import { type Parameters, where } from '../../../database/statement';
import type { ListPlan } from './list-plan';

/** SQL of a list's total: the kept total if there are no filters, else a count that stops beyond the limit. */
export function totalExpression(
  plan: ListPlan,
  conditions: readonly string[],
  parameters: Parameters,
): string {
  const { entity } = plan.view;
  const kept = keptTotal(plan);
  if (!kept) {
    const rows = `select 1 from ${quote(entity.table)} t${where(conditions)} limit ${countLimit + 1}`;
    return `(select count(*) from (${rows}) c)`;
  }
  const [name, scope] = [entity.name, kept.scope].map((value) => parameters.bind(value));
  // PostgreSQL assumes ten elements in any array, so a single key gets its own form.
  const [key, ...further] = kept.keys;
  const isKept = further.length > 0 ? `any(${parameters.bind(kept.keys)})` : parameters.bind(key);
  return `(select coalesce(sum(k.rows), 0)::bigint from ${systemSchema}.entity_total k where k.entity = ${name} and k.scope = ${scope} and k.key = ${isKept})`;
}

/** Interprets the number: beyond the limit of a count it is a lower bound. */
export function totalOf(plan: ListPlan, counted: number): Pick<ListData, 'total' | 'totalIs'> {
  if (keptTotal(plan) || counted <= countLimit) return { total: counted, totalIs: 'exact' };
  return { total: countLimit, totalIs: 'atLeast' };
}

/** The kept totals whose sum is the list's total; undefined if filters or a scope by id require a count. */
export function keptTotal({ view, query }: ListPlan): { scope: string; keys: string[] } | undefined {
  if (query.filters.length > 0 || query.search !== undefined) return undefined;
  const scope = rowScope(view.actor, view.entity);
  if (scope.kind === 'all') return { scope: 'all', keys: [''] };
  if (scope.kind === 'none' || scope.column === 'id' || view.actor.kind !== 'account') return undefined;
  return {
    scope: view.actor.scope,
    keys: scope.values.map(String),
  };
}
