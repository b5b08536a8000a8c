import type { FastifyPluginAsync } from 'fastify';
import type { Actor } from '#engine/schema/access/actor';
import type { CustomerLanguage } from '#engine/schema/contract/language';
import type { AppContext } from '#engine/server/context';
import { handlerFor } from '#engine/server/http/handle';
import { getCharts, getOverview, getStoreCourse } from '../endpoints/statistic';
import { getTasks } from '../endpoints/task';
import { assertCharts, chartAnswers } from './chart-groups';
import { NearTiers } from './near-tiers';
import { Numbers } from './numbers';
import { overviewOf } from './overview';
import { storeCourseOf } from './store-course';
import { taskLists } from './tasks';

/** Numbers of the dashboard, from rollups and limited counts, so that their cost does not grow with the data. */
export default function statisticsEndpoints(context: AppContext): FastifyPluginAsync {
  const numbersOf = (actor: Actor, language: CustomerLanguage) => new Numbers(context, actor, language);
  assertCharts(context.model);
  const nearTiers = new NearTiers(context);
  return async (app) => {
    const handle = handlerFor(app, context);
    handle(getOverview, async ({ actor, language }) => overviewOf(numbersOf(actor, language)));
    handle(getCharts, async ({ actor, language }) => {
      const numbers = numbersOf(actor, language);
      return { today: numbers.today, charts: await chartAnswers(numbers) };
    });
    handle(getTasks, async ({ actor, language }) => {
      const [lists, tiers] = await Promise.all([
        taskLists(numbersOf(actor, language), actor),
        nearTiers.of(actor),
      ]);
      return { lists, nearTiers: tiers };
    });
    handle(getStoreCourse, async ({ actor, language, params, query }) =>
      storeCourseOf(context.database.kysely, numbersOf(actor, language), params.id, query.by),
    );
  };
}
