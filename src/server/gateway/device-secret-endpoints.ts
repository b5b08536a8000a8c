import type { FastifyPluginAsync } from 'fastify';
import type { Actor } from '../../entity/access/actor';
import { AppError } from '../../entity/contract/app-error';
import {
  getDeviceSecret,
  issueDeviceSecret,
  revokeDeviceSecret,
} from '../../entity/contract/endpoints/device-secret';
import { entityNamed } from '../../entity/declaration/model';
import { newToken } from '../accounts/token';
import type { AppContext } from '../context';
import { readRecord } from '../entity/read/read-record';
import { handlerFor } from '../http/handle';
import { keepSecret, removeSecret, secretIssuedAt } from './device-secrets';

/** Throws `notFound` where the device is not among those that the actor sees. */
async function assertInReach(context: AppContext, actor: Actor, id: number): Promise<void> {
  const device = await readRecord(context, actor, entityNamed(context.model, 'device'), id);
  if (!device) throw new AppError('notFound');
}

/** The secrets with which devices call the gateway. */
export default function deviceSecretEndpoints(context: AppContext): FastifyPluginAsync {
  const { kysely } = context.database;
  return async (app) => {
    const handle = handlerFor(app, context);

    handle(getDeviceSecret, async ({ actor, params }) => {
      await assertInReach(context, actor, params.id);
      return { issued_at: await secretIssuedAt(kysely, params.id) };
    });

    handle(issueDeviceSecret, async ({ actor, params }) => {
      await assertInReach(context, actor, params.id);
      const [secret, at] = [newToken(), context.now()];
      await keepSecret(kysely, { deviceId: params.id, secret, by: actor.id, at });
      return { secret, issued_at: at.toISOString() };
    });

    handle(revokeDeviceSecret, async ({ actor, params }) => {
      await assertInReach(context, actor, params.id);
      await removeSecret(kysely, params.id);
      return null;
    });
  };
}
