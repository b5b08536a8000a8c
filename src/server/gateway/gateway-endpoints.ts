import type { FastifyPluginAsync } from 'fastify';
import { heartbeat, sendReports } from '../../entity/contract/endpoints/gateway';
import type { CustomerLanguage } from '../../entity/contract/language';
import { entityNamed } from '../../entity/declaration/model';
import { RateLimit } from '../accounts/rate-limit';
import type { AppContext } from '../context';
import { inTransaction } from '../database/transaction';
import { issuesInWords } from '../http/error-words';
import { handlerFor } from '../http/handle';
import { noteReports } from '../notices/report-notices';
import { noteCall } from './note-call';
import { type Taken, takeReports } from './take-reports';

/** A device that has much to send, sends it in batches. */
const callsPerMinute = 120;

/** What devices send. */
export default function gatewayEndpoints(context: AppContext): FastifyPluginAsync {
  const { database, model, events } = context;
  const limit = new RateLimit(database, 'gateway', callsPerMinute, 60_000);

  const answerOf = ({ issues, ...counts }: Taken, entity: string, language: CustomerLanguage) => ({
    ...counts,
    errors: issuesInWords(language, issues, entityNamed(model, entity)),
  });

  return async (app) => {
    const handle = handlerFor(app, context);

    handle(sendReports, async ({ device, body, language }) => {
      await limit.assertFree(String(device.id), context.now());
      const { reports, ...state } = body;
      const taken = await takeReports(context, device, reports, state);
      if (taken.stored > 0) {
        const told = await noteReports(database.kysely, device, context.now());
        if (told.length > 0) events.publish({ type: 'message' }, told);
      }
      return answerOf(taken, 'report', language);
    });

    handle(heartbeat, async ({ device, body }) => {
      await limit.assertFree(String(device.id), context.now());
      await inTransaction(database, (transaction) =>
        noteCall(context, transaction, device, body, { tests: 0, isUsed: false }),
      );
      return null;
    });
  };
}
