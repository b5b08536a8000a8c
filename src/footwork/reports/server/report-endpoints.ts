import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import type { Actor } from '#engine/schema/access/actor';
import { AppError } from '#engine/schema/contract/app-error';
import { entityNamed } from '#engine/schema/declaration/model';
import type { AppContext } from '#engine/server/context';
import { readRecord } from '#engine/server/entity/read/read-record';
import { handlerFor } from '#engine/server/http/handle';
import { getRecommendations, getReportAnalysis, getReportHead, importRecordings } from '../endpoints/report';
import { storeImported } from './import-recordings';
import { recommendProducts } from './recommend-products';
import { bulkyFields, personOf, reportAnalysis } from './report-analysis';
import { isOutdated } from './report-facts';
import { reportPerson } from './report-person';
import { storeZone } from './store-zone';

/** Analyses and recommendations of reports. */
export default function reportEndpoints(context: AppContext): FastifyPluginAsync {
  const report = entityNamed(context.model, 'report');
  const reached = async (actor: Actor, id: number) => {
    const found = await readRecord(context, actor, report, id, bulkyFields);
    if (!found) throw new AppError('notFound');
    return found;
  };

  return async (app) => {
    const handle = handlerFor(app, context);

    handle(importRecordings, async ({ actor, body, key }) => {
      const { id, report_number } = await storeImported(context, actor, body, key);
      return { id: Number(id), report_number: String(report_number) };
    });

    handle(getReportAnalysis, async ({ actor, params }) => {
      await reached(actor, params.id);
      const result = await reportAnalysis(context, actor, params.id);
      return result ? { ...result } : null;
    });

    handle(getReportHead, async ({ actor, params }) => {
      const found = await reached(actor, params.id);
      const { rows } = await sql<{ here: boolean | null }>`
        select g.specialists as here from report r join store_config g on g.store = r.store
        where r.id = ${params.id}`.execute(context.database.kysely);
      const person = await reportPerson(context, actor, found);
      const outdated = await isOutdated(context, actor, params.id);
      const time_zone = await storeZone(context, actor, found.store);
      return { person, specialist_here: rows[0]?.here ?? false, time_zone, outdated };
    });

    handle(getRecommendations, async ({ actor, params }) => {
      // `found` lacks fields that the caller may not read.
      const found = await reached(actor, params.id);
      const store = typeof found.store === 'number' ? found.store : undefined;
      const analysis = await reportAnalysis(context, actor, params.id);
      return recommendProducts(context, actor, store, analysis, await personOf(context, params.id));
    });
  };
}
