import type { FastifyPluginAsync } from 'fastify';
import type { Actor } from '#engine/schema/access/actor';
import { AppError } from '#engine/schema/contract/app-error';
import { entityNamed } from '#engine/schema/declaration/model';
import { newToken } from '#engine/server/accounts/token';
import type { AppContext } from '#engine/server/context';
import { inTransaction } from '#engine/server/database/transaction';
import { readRecord } from '#engine/server/entity/read/read-record';
import { handlerFor } from '#engine/server/http/handle';
import { getDeviceSecret, issueDeviceSecret, revokeDeviceSecret } from '../endpoints/device-secret';
import { keepSecret, revokeSecret, secretIssuedAt } from './device-secrets';

/** Throws `notFound` where the actor does not see the device. */
async function assertInReach(context: AppContext, actor: Actor, id: number): Promise<void> {
  const device = await readRecord(context, actor, entityNamed(context.model, 'device'), id);
  if (!device) throw new AppError('notFound');
}

/** The secrets with which devices call the gateway. */
export default function deviceSecretEndpoints(context: AppContext): FastifyPluginAsync {
  const { database } = context;
  const device = entityNamed(context.model, 'device');
  return async (app) => {
    const handle = handlerFor(app, context);

    handle(getDeviceSecret, async ({ actor, params }) => {
      await assertInReach(context, actor, params.id);
      return { issued_at: await secretIssuedAt(database.kysely, params.id) };
    });

    handle(issueDeviceSecret, async ({ actor, params }) => {
      await assertInReach(context, actor, params.id);
      const [secret, at] = [newToken(), context.now()];
      await inTransaction(database, (transaction) =>
        keepSecret(transaction, { device, deviceId: params.id, actor }, secret, at),
      );
      return { secret, issued_at: at.toISOString() };
    });

    handle(revokeDeviceSecret, async ({ actor, params }) => {
      await assertInReach(context, actor, params.id);
      await inTransaction(database, (transaction) =>
        revokeSecret(transaction, { device, deviceId: params.id, actor }),
      );
      return null;
    });
  };
}
