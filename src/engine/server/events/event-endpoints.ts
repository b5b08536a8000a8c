import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '../../schema/contract/app-error';
import { getEvents } from '../../schema/contract/endpoints/event';
import type { AccountContext } from '../accounts/account-context';
import { type Admission, handlerFor } from '../http/handle';
import type { Events } from './events';

interface EventContext extends Pick<AccountContext, keyof Admission> {
  readonly events: Events;
}

/** `GET /events`: server-sent events for the calling account. */
export default function eventEndpoints(context: EventContext): FastifyPluginAsync {
  const { sessions, events } = context;
  return async (app) => {
    app.addHook('onReady', () => events.start());
    app.addHook('preClose', async () => events.endStreams());
    app.addHook('onClose', () => events.close());

    handlerFor(app, context)(
      getEvents,
      async ({ actor, request, reply }) => {
        const stream = events.open(actor, request.headers.authorization);
        request.raw.socket.setNoDelay(true);
        reply.headers({
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store, no-transform',
          'x-accel-buffering': 'no',
          // A stop then need not wait for the connection after the stream has ended.
          connection: 'close',
        });
        return reply.send(stream.body);
      },
      // An open stream alone does not keep a session alive.
      async ({ headers }) => {
        const actor = await sessions.peek(headers.authorization);
        if (!actor) throw new AppError('sessionExpired');
        return actor;
      },
    );
  };
}
