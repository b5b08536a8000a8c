import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '../../entity/contract/app-error';
import type { AppContext } from '../context';

/** `GET /events`: what concerns whoever listens, as server-sent events. Listening alone keeps no session alive. */
export function eventRoutes({ sessions, events }: AppContext): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onReady', () => events.start());
    app.addHook('preClose', async () => events.endStreams());
    app.addHook('onClose', () => events.close());

    app.get('/events', { exposeHeadRoute: false }, async (request, reply) => {
      const { authorization } = request.headers;
      const actor = await sessions.peek(authorization);
      if (!actor) throw new AppError('sessionExpired');
      const stream = events.open(actor, authorization);
      request.raw.socket.setNoDelay(true);
      reply.headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
        // A stop then need not wait for the connection once the stream has ended.
        connection: 'close',
      });
      return reply.send(stream.body);
    });
  };
}
