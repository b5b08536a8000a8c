import { type IsFresh, onRecords } from './record-news';

/** Pause between two refreshes: at least `least` ms, and at least `times` the duration of the last refresh. */
const pause = { least: 3000, times: 10 } as const;

/** In ms; a random delay, so that consoles which receive the same event do not all call the server at once. */
const spread = 300;

/** Fetches and applies changes. Resolves to false if it could not do so now and must be called again. */
export type Refresh = () => Promise<boolean>;

/**
 * Calls `refresh` now and after changes of the entities' records. Waits while the page is hidden, and pauses between
 * calls.
 */
export function followRecords(
  entities: string | readonly string[],
  refresh: Refresh,
  stop: AbortSignal,
  isFresh?: IsFresh,
): void {
  let isDue = false;
  let isRefreshing = false;
  let notBefore = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = () => {
    if (!isDue || isRefreshing || timer !== undefined || stop.aborted) return;
    if (document.visibilityState === 'hidden') return;
    const wait = Math.max(0, notBefore - performance.now());
    timer = setTimeout(() => void go(), wait + Math.random() * spread);
  };
  const go = async () => {
    timer = undefined;
    if (document.visibilityState === 'hidden') return;
    isRefreshing = true;
    isDue = false;
    const begun = performance.now();
    // A failed refresh is not repeated before the next change.
    const isDone = await refresh().catch(() => true);
    const took = performance.now() - begun;
    notBefore = performance.now() + Math.max(pause.least, pause.times * took);
    isRefreshing = false;
    isDue ||= !isDone;
    plan();
  };
  const heard = () => {
    isDue = true;
    plan();
  };
  onRecords(entities, heard, stop, isFresh);
  document.addEventListener('visibilitychange', plan, { signal: stop });
  stop.addEventListener('abort', () => clearTimeout(timer), { once: true });
  heard();
}
