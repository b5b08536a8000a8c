import type { FastifyPluginAsync } from 'fastify';
import { can } from '../../../entity/access/access';
import { AppError } from '../../../entity/contract/app-error';
import { getTotals, type ListTotal } from '../../../entity/contract/endpoints/total';
import type { Params } from '../../../entity/query/list-query';
import { plannedAnew } from '../../database/prepared-pool';
import { Parameters, runOne } from '../../database/statement';
import { type Admission, handlerFor } from '../../http/handle';
import { listConditions } from './list/list-conditions';
import { type ListPlan, planList } from './list/list-plan';
import { keptTotal, totalExpression, totalOf } from './list/total';
import { type ReadContext, viewOf } from './view';

/**
 * `GET /totals?of=store&of=device%3Fdev_type_in%3DX5`: the total of each list, named by its entity and query; null
 * for a list that the caller may not see. One statement for all of them.
 */
export default function totalsEndpoints(context: ReadContext & Admission): FastifyPluginAsync {
  return async (app) => {
    handlerFor(app, context)(getTotals, async ({ actor, query }) => {
      const plans = query.of.map((list): ListPlan | undefined => {
        const [name = '', text] = list.split(/\?(.*)/s);
        const entity = context.model.entities.get(name);
        if (!entity || !can(actor, 'list', entity)) return undefined;
        return planOrNothing(() => planList(viewOf(context, entity, actor), paramsOf(text)));
      });
      const counted = await countAll(context, plans);
      return plans.map((plan, at): ListTotal | null => {
        if (!plan) return null;
        const mayCreate = can(actor, 'create', plan.view.entity);
        return { ...totalOf(plan, counted[at] ?? 0), mayCreate };
      });
    });
  };
}

/** How many rows each plan counts; 0 where there is no plan. */
async function countAll(
  context: ReadContext,
  plans: readonly (ListPlan | undefined)[],
): Promise<readonly number[]> {
  const parameters = new Parameters();
  const counts = plans.map((plan) => {
    if (!plan) return '0::bigint';
    // PostgreSQL refuses values that the statement does not use.
    const conditions = keptTotal(plan) ? [] : listConditions(plan, parameters);
    return totalExpression(plan, conditions, parameters);
  });
  const statement = parameters.statement(
    `${plannedAnew}select json_build_array(${counts.join(', ')})::text as counts`,
  );
  const { counts: found } = await runOne<{ counts: string }>(context.database.kysely, statement);
  return JSON.parse(found);
}

/** A list that is narrowed by a field the caller may not read is a list the caller may not see. */
function planOrNothing(plan: () => ListPlan): ListPlan | undefined {
  try {
    return plan();
  } catch (error) {
    if (error instanceof AppError && error.error === 'fieldForbidden') return undefined;
    throw error;
  }
}

function paramsOf(text = ''): Params {
  const query = new URLSearchParams(text);
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]));
}
