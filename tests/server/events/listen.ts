import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** An open event stream, as a console reads it. */
export interface Listening {
  readonly status: number;
  readonly headers: Headers;
  /** Types of the events so far. */
  readonly types: string[];
  /** Everything that came, comments included. */
  text(): string;
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>;
  /** Waits until this many events have come, for 10 s at most, and gives their types. */
  after(count: number): Promise<string[]>;
  leave(): void;
}

/** Listens to the events of a server that has a port. */
export async function listen(app: FastifyInstance, headers: Record<string, string>): Promise<Listening> {
  const { port } = app.server.address() as { port: number };
  const control = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}/events`, {
    headers: { ...headers, 'accept-encoding': 'br, gzip' },
    signal: control.signal,
  });
  const types: string[] = [];
  let text = '';
  const read = async () => {
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) return;
      text += part.value;
      types.splice(
        0,
        types.length,
        ...[...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => typeIn(data)),
      );
    }
  };
  const ended = read().catch((error: unknown) => {
    if (!control.signal.aborted) throw error;
  });
  return {
    status: answer.status,
    headers: answer.headers,
    types,
    text: () => text,
    ended,
    async after(count) {
      for (let waited = 0; types.length < count && waited < 10_000; waited += 20) await pause(20);
      return [...types];
    },
    leave: () => control.abort(),
  };
}

function typeIn(data: string): string {
  return (JSON.parse(data) as { type: string }).type;
}
