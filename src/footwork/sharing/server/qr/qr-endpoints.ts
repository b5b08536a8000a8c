import type { FastifyPluginAsync } from 'fastify';
import { can } from '#engine/schema/access/access';
import type { Actor } from '#engine/schema/access/actor';
import { AppError } from '#engine/schema/contract/app-error';
import { entityNamed } from '#engine/schema/declaration/model';
import { RateLimit } from '#engine/server/accounts/rate-limit';
import type { AppContext } from '#engine/server/context';
import { type Call, handlerFor } from '#engine/server/http/handle';
import { invalid, issueOf } from '#engine/server/http/invalid';
import { previewQr } from '../../endpoints/qr-preview';
import { FetchFault } from './fetch-fault';
import { fetchQrUrl } from './fetch-qr-url';

const previewsPerMinute = 20;
const timeout = 5000;

/** The preview of a QR code from an external interface. */
export default function qrEndpoints(context: AppContext): FastifyPluginAsync {
  const { database, model, privateHosts, sessions } = context;
  const limit = new RateLimit(database, 'qr-preview', previewsPerMinute, 60_000);
  const settings = ['store-config', 'partner-config'].map((name) => entityNamed(model, name));
  const mayPreview = (actor: Actor) =>
    settings.some((entity) => can(actor, 'create', entity) || can(actor, 'update', entity));

  return async (app) => {
    const handle = handlerFor(app, context);

    const preview = async ({ actor, body }: Call<typeof previewQr>) => {
      await limit.assertFree(String(actor.id), context.now());
      try {
        return { url: await fetchQrUrl(body.qr_interface, { privateHosts, timeout }) };
      } catch (error) {
        if (!(error instanceof FetchFault)) throw error;
        throw invalid([issueOf('qr_interface', `fetch.${error.reason}`, error.params)]);
      }
    };
    handle(previewQr, preview, async ({ headers }) => {
      const actor = await sessions.actorOf(headers.authorization);
      if (!mayPreview(actor)) throw new AppError('forbidden', { action: 'update' });
      return actor;
    });
  };
}
