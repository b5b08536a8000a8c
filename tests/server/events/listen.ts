import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ServerEvent } from '../../../src/engine/schema/contract/server-event';

/** An open event stream, as a console reads it. */
export interface Listening {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Types of the events so far, without those about records. */
  readonly types: string[];
  /** For each event about records, the entities whose records have changed. */
  readonly records: (readonly string[])[];
  /** Everything that was received, including comments. */
  text(): string;
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>;
  /** Waits until this many events have arrived, for 10 s at most, and returns their types. */
  after(count: number): Promise<string[]>;
  leave(): void;
}

/** Listens to the events of a server that has a port, on a separate connection. */
export async function listen(app: FastifyInstance, headers: Record<string, string>): Promise<Listening> {
  const { port } = app.server.address() as { port: number };
  const request = get({
    port,
    host: '127.0.0.1',
    path: '/events',
    agent: false,
    headers: { ...headers, 'accept-encoding': 'br, gzip' },
  });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const types: string[] = [];
  const records: (readonly string[])[] = [];
  let text = '';
  answer.setEncoding('utf8').on('data', (part: string) => {
    text += part;
    const heard = [...text.matchAll(/^data: (.*)$/gm)].map(
      ([, data = '']) => JSON.parse(data) as ServerEvent,
    );
    const others = heard.filter(({ type }) => type !== 'records').map(({ type }) => type);
    types.splice(0, types.length, ...others);
    records.splice(
      0,
      records.length,
      ...heard.flatMap((event) => (event.type === 'records' ? [event.entities] : [])),
    );
  });
  // `leave` destroys the connection, which may emit an error on either.
  request.on('error', () => undefined);
  answer.on('error', () => undefined);
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    types,
    records,
    text: () => text,
    ended: new Promise((resolve) => answer.once('close', resolve)),
    async after(count) {
      for (let waited = 0; types.length < count && waited < 10_000; waited += 20) await pause(20);
      return [...types];
    },
    leave: () => request.destroy(),
  };
}
