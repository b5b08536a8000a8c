import { getEvents } from '../../../entity/contract/endpoints/event';
import type { ServerEvent } from '../../../entity/contract/server-event';
import { storedToken } from '../../kit/settings/storage';
import { onAbsence, presence } from './presence';

export interface Listener {
  /** The stream is open, for the first time or again; what happened meanwhile was not heard. */
  opened(): void;
  heard(event: ServerEvent): void;
  /** The token is no longer good; there is nothing more to hear. */
  refused(): void;
}

/** The server says something every 25 s; after this long without a word, in ms, the connection is dead. */
const silence = 60_000;

/** A stream that has lasted so long, in ms, was a success; one that closes at once is a failure. */
const steady = 10_000;

const waits = { first: 1000, most: 60_000 } as const;

/**
 * Listens to `GET /events` until `stop` is given or the token is refused. A lost stream is opened again, after
 * a while that grows with each failure and differs between consoles, so that they do not all come at once.
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

/** Between half and all of 1, 2, 4 ... 60 seconds. */
function waitAfter(failures: number): number {
  return Math.min(waits.first * 2 ** failures, waits.most) * (0.5 + Math.random() / 2);
}

/** One stream, from its opening to its end. */
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
    // The connection broke or was aborted: `listen` decides what follows.
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
  /** Something came, be it only the server's sign of life. */
  stirred(): void;
}

/** Reads an open answer of `GET /events` to its end. */
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
