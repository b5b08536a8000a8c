import type { FastifyPluginAsync } from 'fastify';
import type { MachinePrincipal } from '#engine/schema/access/principal';
import type { CustomerLanguage } from '#engine/schema/contract/language';
import { entityNamed } from '#engine/schema/declaration/model';
import { RateLimit } from '#engine/server/accounts/rate-limit';
import type { AppContext } from '#engine/server/context';
import { inTransaction } from '#engine/server/database/transaction';
import type { Row } from '#engine/server/entity/context';
import { setBodyParser } from '#engine/server/http/body-parser';
import { issuesInWords } from '#engine/server/http/error-words';
import { handlerFor } from '#engine/server/http/handle';
import { heartbeat, readAnnouncements, sendPowerOn, sendReports } from '../endpoints/gateway';
import { announcementsFor } from './announcements';
import { BatchIntake } from './batch-intake';
import type { BatchKind } from './batch-kind';
import { messageBatch, reportBatch } from './batch-kinds';
import { noteBatch } from './batch-notices';
import { deviceOf } from './device';
import { type DeviceState, noteCall } from './note-call';
import { storeBatch } from './store-batch';

/** Enough for a device, which sends many records in batches. */
const callsPerMinute = 120;

interface Caller {
  readonly machine: MachinePrincipal;
  readonly language: CustomerLanguage;
}

/** The endpoints for devices: their reports and messages, and announcements. */
export default function gatewayEndpoints(context: AppContext): FastifyPluginAsync {
  const { database, model, publish } = context;
  const intake = new BatchIntake();
  const limit = new RateLimit(database, 'gateway', callsPerMinute, 60_000);

  const receive = async (
    kind: BatchKind,
    { machine, language }: Caller,
    batch: readonly Row[],
    state: DeviceState,
  ) => {
    const device = deviceOf(machine);
    const { issues, ...counts } = await storeBatch(context, device, kind, batch, state);
    if (counts.stored > 0) {
      const accounts = await noteBatch(database.kysely, device, kind, context.now());
      if (accounts.length > 0) publish({ type: 'message' }, accounts);
    }
    return { ...counts, errors: issuesInWords(language, issues, entityNamed(model, kind.entity)) };
  };

  return async (app) => {
    app.addHook('preParsing', async ({ machine }) => limit.assertFree(String(machine.id), context.now()));
    app.addHook('preParsing', async (request) => intake.admit(request));
    setBodyParser(app, (request) => intake.turn(request));
    // This hook runs for every response, also when the caller has disconnected.
    app.addHook('onSend', async (request) => intake.release(request));
    const handle = handlerFor(app, context);

    handle(sendReports, ({ body: { reports, ...state }, ...caller }) =>
      receive(reportBatch, caller, reports, state),
    );

    handle(sendPowerOn, ({ body: { messages, ...state }, ...caller }) =>
      receive(messageBatch, caller, messages, state),
    );

    handle(heartbeat, async ({ machine, body }) => {
      await inTransaction(database, (transaction) =>
        noteCall(context, transaction, deviceOf(machine), body, { tests: 0, isUsed: false }),
      );
      return null;
    });

    handle(readAnnouncements, ({ machine }) => announcementsFor(database, deviceOf(machine)));
  };
}
