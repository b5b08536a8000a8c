import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../schema/contract/app-error';

/** For how long a stop still accepts requests, in ms: those that a busy event loop has not read yet. */
const grace = 250;

/** For how long a request may delay a stop, in ms. */
const patience = 30_000;

/** Lets `stop` close connections, and rejects requests on them afterwards. */
export function makeStoppable(app: FastifyInstance): void {
  let closing = false;
  app.decorate('stopping', false);
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (app.stopping) reply.header('connection', 'close');
    if (closing) throw new AppError('busy');
    done();
  });
}

/**
 * Reports "not ready" at once, and serves for another `delay` ms, so that a balancer notices. Then finishes every
 * request that has reached this machine, and closes the app. Node alone would reset connections that it has not
 * accepted, and idle ones on which it has not read the next request.
 */
export async function stop(app: FastifyInstance, delay = 0): Promise<void> {
  app.stopping = true;
  if (app.server.listening) await sleep(delay + grace);
  // Accepts and reads connections that waited while the event loop was busy.
  for (let turns = 0; turns < 3; turns++) await turn();
  // On close, node closes connections that are idle at that moment, but not those that become idle later.
  const sweep = setInterval(() => setImmediate(() => app.server.closeIdleConnections()), 20);
  const giveUp = setTimeout(() => app.server.closeAllConnections(), patience);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(giveUp);
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    stopping: boolean;
  }
}
