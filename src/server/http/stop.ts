import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../entity/contract/app-error';

/** How long a stop still takes requests, in ms: those that a busy event loop has not read yet. */
const grace = 250;

/** How long a request may hold up a stop, in ms. */
const patience = 30_000;

/** Lets `stop` end the connections of callers, and refuses what comes after. */
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
 * The server is no longer ready at once, and goes on to serve for `delay` ms, so that a balancer notices. Then finishes
 * every request that has reached this machine, and closes the app. Node would reset connections that it has
 * not accepted, and idle ones on which it has not read the next request.
 */
export async function stop(app: FastifyInstance, delay = 0): Promise<void> {
  app.stopping = true;
  if (app.server.listening) await sleep(delay + grace);
  // Accepts and reads the connections that waited while the event loop was busy.
  for (let turns = 0; turns < 3; turns++) await turn();
  // Node closes idle connections only at the moment it is asked to, not those that fall idle while it waits.
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
    /** Whether the server takes its last requests. */
    stopping: boolean;
  }
}
