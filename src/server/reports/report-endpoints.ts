import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import { AppError } from '../../entity/contract/app-error';
import { getFusion } from '../../entity/contract/endpoints/fusion';
import {
  getRecommendations,
  getReportAnalysis,
  getReportHead,
  importRecordings,
} from '../../entity/contract/endpoints/report';
import { entityNamed } from '../../entity/declaration/model';
import type { AppContext } from '../context';
import { readRecord } from '../entity/read/read-record';
import { handlerFor } from '../http/handle';
import { customerFusion } from './customer-fusion';
import { storeImported } from './import-recordings';
import { recommendProducts } from './recommend-products';
import { personOf, reportAnalysis } from './report-analysis';
import { reportPerson } from './report-person';

/** What follows from the measurements of reports. */
export default function reportEndpoints(context: AppContext): FastifyPluginAsync {
  const report = entityNamed(context.model, 'report');

  return async (app) => {
    const handle = handlerFor(app, context);

    handle(getFusion, ({ actor, params }) => customerFusion(context, actor, params.id));

    handle(importRecordings, async ({ actor, body, key }) => {
      const { id, report_number } = await storeImported(context, actor, body, key);
      return { id: Number(id), report_number: String(report_number) };
    });

    handle(getReportAnalysis, async ({ actor, params }) => {
      const found = await readRecord(context, actor, report, params.id);
      if (!found) throw new AppError('notFound');
      const result = await reportAnalysis(context, found);
      return result ? { ...result } : null;
    });

    handle(getReportHead, async ({ actor, params }) => {
      const found = await readRecord(context, actor, report, params.id);
      if (!found) throw new AppError('notFound');
      const { rows } = await sql<{ here: boolean | null }>`
        select g.specialists as here from report r join store_config g on g.store = r.store
        where r.id = ${params.id}`.execute(context.database.kysely);
      const person = await reportPerson(context, actor, found);
      return { person, specialist_here: rows[0]?.here ?? false };
    });

    handle(getRecommendations, async ({ actor, params }) => {
      // Without the fields that the caller may not read.
      const found = await readRecord(context, actor, report, params.id);
      if (!found) throw new AppError('notFound');
      const store = typeof found.store === 'number' ? found.store : undefined;
      const analysis = await reportAnalysis(context, found);
      return recommendProducts(context, actor, store, analysis, await personOf(context, params.id));
    });
  };
}
