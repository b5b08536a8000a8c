import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen } from '../../../src/engine/console/data/live/listen';
import type { ServerEvent } from '../../../src/engine/schema/contract/server-event';

/** A stream that the test writes to. */
interface Stream {
  say(text: string): void;
  end(): void;
  readonly signal: AbortSignal;
}

const streams: Stream[] = [];
let statuses: number[] = [];
let stop: AbortController;
let opened = 0;
let refused = 0;
let heard: ServerEvent['type'][] = [];

beforeEach(() => {
  vi.useFakeTimers();
  // Makes each random wait the longest possible, so that a test knows its length.
  vi.spyOn(Math, 'random').mockReturnValue(1);
  localStorage.setItem('accessToken', 'token');
  stop = new AbortController();
  streams.length = 0;
  statuses = [];
  [opened, refused, heard] = [0, 0, []];
  vi.stubGlobal('fetch', (_path: string, { signal }: { signal: AbortSignal }) => {
    const status = statuses.shift() ?? 200;
    const body = new ReadableStream<Uint8Array>({
      start(control) {
        const encoder = new TextEncoder();
        signal.addEventListener('abort', () => control.error(new DOMException('left', 'AbortError')));
        streams.push({
          say: (text) => control.enqueue(encoder.encode(text)),
          end: () => control.close(),
          signal,
        });
      },
    });
    return Promise.resolve({ status, ok: status < 400, body });
  });
  void listen(
    {
      opened: () => opened++,
      heard: ({ type }) => heard.push(type),
      refused: () => refused++,
    },
    stop.signal,
  );
});

afterEach(() => {
  stop.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('listen', () => {
  it('hears events however they are cut into pieces, and passes over signs of life', async () => {
    await wait(0);
    streams[0]?.say(': open\nretry: 2000\n\nevent: menus\nda');
    streams[0]?.say('ta: {"type":"menus"}\n\n: beat\n\nevent: message\ndata: {"type":"message"}\n');
    await wait(0);
    expect(heard).toEqual(['menus']);
    streams[0]?.say('\n');
    await wait(0);
    expect(heard).toEqual(['menus', 'message']);
  });

  it('opens a lost stream again, later after each failure, and gentle again after a success', async () => {
    statuses = [500, 429, 200];
    await wait(0);
    streams[0]?.end();
    await wait(999);
    expect(streams).toHaveLength(1);
    await wait(1);
    expect(streams).toHaveLength(2);
    await wait(1999);
    expect(streams).toHaveLength(2);
    await wait(1);
    expect(streams).toHaveLength(3);
    await wait(4000);
    expect(opened).toBe(2);
    await wait(10_000);
    streams[3]?.end();
    await wait(1000);
    expect(opened).toBe(3);
  });

  it('takes a stream that closes at once for a failure', async () => {
    await wait(0);
    for (const [at, pause] of [1000, 2000, 4000].entries()) {
      streams[at]?.end();
      await wait(pause - 1);
      expect(streams).toHaveLength(at + 1);
      await wait(1);
      expect(streams).toHaveLength(at + 2);
    }
  });

  it('leaves nothing behind with the one who stops it, however often it comes back', async () => {
    const heeded = vi.spyOn(stop.signal, 'addEventListener');
    const left = vi.spyOn(stop.signal, 'removeEventListener');
    await wait(0);
    for (let at = 0; at < 3; at++) {
      streams[at]?.end();
      await wait(60_000);
    }
    // Listeners with a signal of their own are removed with their stream.
    const lasting = heeded.mock.calls.filter(
      ([, , options]) => typeof options !== 'object' || !options.signal,
    );
    expect(lasting).toHaveLength(3);
    const gone = left.mock.calls.map(([, listener]) => listener);
    for (const [, listener] of lasting) expect(gone).toContain(listener);
  });

  it('takes a long silence for a dead connection', async () => {
    await wait(0);
    await wait(40_000);
    streams[0]?.say(': beat\n\n');
    await wait(40_000);
    expect(streams[0]?.signal.aborted).toBe(false);
    await wait(21_000);
    expect(opened).toBe(2);
  });

  it('rests while there is no network, and comes back with it', async () => {
    await wait(0);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await wait(100_000);
    expect(streams).toHaveLength(1);
    online.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await wait(0);
    expect(opened).toBe(2);
  });

  it('rests in a tab that has been hidden for a while, and not in one that is hidden for a moment', async () => {
    await wait(0);
    const shown = vi.spyOn(document, 'visibilityState', 'get');
    const turn = (state: 'hidden' | 'visible') => {
      shown.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    turn('hidden');
    await wait(29_000);
    turn('visible');
    await wait(29_000);
    expect(streams[0]?.signal.aborted).toBe(false);
    turn('hidden');
    await wait(100_000);
    expect(streams).toHaveLength(1);
    expect(streams[0]?.signal.aborted).toBe(true);
    turn('visible');
    await wait(0);
    expect(opened).toBe(2);
  });

  it('ends with the token, and when it is aborted', async () => {
    statuses = [401];
    await wait(0);
    streams[0]?.end();
    await wait(100_000);
    expect([refused, streams.length]).toEqual([1, 2]);
    stop.abort();
    await wait(100_000);
    expect(streams).toHaveLength(2);
  });
});
