const minute = 60_000;
const day = 24 * 60 * minute;

/** Schedule of repeated work, in ms. */
export interface Rhythm {
  /** Delay of the first run. */
  readonly first: number;
  /** Delay between the end of a run and the next one. */
  readonly every: number;
}

/** Delayed, so that it does not slow down the start. */
export const daily: Rhythm = { first: 10 * minute, every: day };

export const halfMinutely: Rhythm = { first: minute / 2, every: minute / 2 };

/**
 * Runs the work on this schedule. The returned function stops it and awaits the current run. An error is reported, and
 * the work runs again at the next time.
 */
export function repeat(
  { first, every }: Rhythm,
  work: (signal: AbortSignal) => Promise<unknown>,
  report: (error: unknown) => void,
): () => Promise<void> {
  const stop = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const workAfter = (delay: number) => {
    timer = setTimeout(() => {
      running = work(stop.signal)
        .catch(report)
        .finally(() => {
          if (!stop.signal.aborted) workAfter(every);
        });
    }, delay);
    timer.unref();
  };
  workAfter(first);
  return async () => {
    clearTimeout(timer);
    stop.abort();
    await running;
  };
}
