import type { FastifyPluginAsync } from 'fastify';
import { can } from '../../entity/access/access';
import type { Actor } from '../../entity/access/actor';
import { AppError } from '../../entity/contract/app-error';
import { previewQr } from '../../entity/contract/endpoints/qr-preview';
import { entityNamed } from '../../entity/declaration/model';
import { RateLimit } from '../accounts/rate-limit';
import type { AppContext } from '../context';
import { type Call, handlerFor } from '../http/handle';
import { invalid, issueOf } from '../http/invalid';
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
