import type { FastifyPluginAsync } from 'fastify';
import type { Actor } from '../../entity/access/actor';
import { getActivity, getOverview, getStoreCourse } from '../../entity/contract/endpoints/statistic';
import type { CustomerLanguage } from '../../entity/contract/language';
import type { AppContext } from '../context';
import { handlerFor } from '../http/handle';
import { activityOf } from './activity';
import { Numbers } from './numbers';
import { overviewOf } from './overview';
import { storeCourseOf } from './store-course';

/** Numbers of the dashboard, from rollups: what they cost does not depend on how many records there are. */
export default function statisticsEndpoints(context: AppContext): FastifyPluginAsync {
  const numbersOf = (actor: Actor, language: CustomerLanguage) => new Numbers(context, actor, language);
  return async (app) => {
    const handle = handlerFor(app, context);
    handle(getOverview, async ({ actor, language }) => overviewOf(numbersOf(actor, language)));
    handle(getActivity, async ({ actor, language }) => activityOf(numbersOf(actor, language)));
    handle(getStoreCourse, async ({ actor, language, params, query }) =>
      storeCourseOf(context.database.kysely, numbersOf(actor, language), params.id, query.by),
    );
  };
}
