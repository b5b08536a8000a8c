import type { FastifyPluginAsync } from 'fastify';
import { can } from '../../../entity/access/access';
import { AppError } from '../../../entity/contract/app-error';
import { getTotals, type ListTotal } from '../../../entity/contract/endpoints/total';
import type { Params } from '../../../entity/query/list-query';
import { type Admission, handlerFor } from '../../http/handle';
import { countLists } from './list/count-lists';
import { type ListPlan, planList } from './list/list-plan';
import { totalOf } from './list/total';
import { type ReadContext, viewOf } from './view';

/**
 * `GET /totals?of=store&of=device%3Fdev_type_in%3DX5`: the total of each list, named by its entity and query; null
 * for a list that the caller may not see, and for settings, which have none. One statement for all of them.
 */
export default function totalsEndpoints(context: ReadContext & Admission): FastifyPluginAsync {
  return async (app) => {
    handlerFor(app, context)(getTotals, async ({ actor, query }) => {
      const plans = query.of.map((list): ListPlan | undefined => {
        const [name = '', text] = list.split(/\?(.*)/s);
        const entity = context.model.entities.get(name);
        if (!entity || entity.singleton || !can(actor, 'list', entity)) return undefined;
        return planOrNothing(() => planList(viewOf(context, entity, actor), paramsOf(text)));
      });
      const counted = await countLists(context.database.kysely, plans);
      return plans.map((plan, at): ListTotal | null => {
        if (!plan) return null;
        const mayCreate = can(actor, 'create', plan.view.entity);
        return { ...totalOf(plan, counted[at] ?? 0), mayCreate };
      });
    });
  };
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
