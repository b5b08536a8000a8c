import { getEvents } from '../../../schema/contract/endpoints/event';
import type { ServerEvent } from '../../../schema/contract/server-event';
import { storedToken } from '../../kit/settings/storage';
import { onAbsence, presence } from './presence';

export interface Listener {
  /** The stream is open; the console may have missed earlier events. */
  opened(): void;
  heard(event: ServerEvent): void;
  /** The server refuses the token; the stream ends. */
  refused(): void;
}

/** In ms without data until the connection counts as dead; the server sends a heartbeat every 25 s. */
const silence = 60_000;

/** In ms; a stream that lasted this long counts as a success, one that closed earlier as a failure. */
const steady = 10_000;

const waits = { first: 1000, most: 60_000 } as const;

/**
 * Listens to `GET /events` until `stop` is aborted or the token is refused. Reconnects with exponential backoff and
 * jitter, so that not all consoles reconnect at once.
 */
export async function listen(listener: Listener, stop: AbortSignal): Promise<void> {
  for (let failures = 0; ; failures++) {
    await presence(stop);
    if (stop.aborted) return;
    const ending = await hear(listener, stop);
    if (ending === 'refused') return listener.refused();
    if (ending === 'ended') failures = 0;
    await pause(waitAfter(failures), stop);
  }
}

/** In ms: a random time between half and all of 1, 2, 4 ... 60 s. */
function waitAfter(failures: number): number {
  return Math.min(waits.first * 2 ** failures, waits.most) * (0.5 + Math.random() / 2);
}

/** One connection, from its opening to its end. */
async function hear(listener: Listener, stop: AbortSignal): Promise<'refused' | 'failed' | 'ended'> {
  const control = new AbortController();
  const { signal } = control;
  const leave = () => control.abort();
  let alarm = setTimeout(leave, silence);
  stop.addEventListener('abort', leave, { signal });
  onAbsence(leave, signal);
  let openedAt = Number.POSITIVE_INFINITY;
  try {
    const answer = await fetch(getEvents.path, { headers: { Authorization: storedToken() ?? '' }, signal });
    if (answer.status === 401) return 'refused';
    if (answer.ok && answer.body) {
      openedAt = performance.now();
      listener.opened();
      const stirred = () => {
        clearTimeout(alarm);
        alarm = setTimeout(leave, silence);
      };
      await readEvents(answer.body, { heard: (event) => listener.heard(event), stirred });
    }
  } catch {
    // The connection broke or was aborted; `listen` handles both.
  } finally {
    clearTimeout(alarm);
    leave();
  }
  return performance.now() - openedAt >= steady ? 'ended' : 'failed';
}

function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      stop.removeEventListener('abort', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, milliseconds);
    stop.addEventListener('abort', goOn);
  });
}

interface Reader {
  heard(event: ServerEvent): void;
  /** Data arrived, possibly only a heartbeat. */
  stirred(): void;
}

/** Reads the response stream of `GET /events` to its end. */
async function readEvents(body: ReadableStream<Uint8Array>, reader: Reader): Promise<void> {
  const decoder = new TextDecoder();
  const chunks = body.getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await chunks.read();
    if (done) return;
    reader.stirred();
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data !== undefined) reader.heard(JSON.parse(data) as ServerEvent);
    }
  }
}
