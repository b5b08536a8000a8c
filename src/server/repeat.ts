const minute = 60_000;
const day = 24 * 60 * minute;

/** When work is done again and again, in ms. */
export interface Rhythm {
  /** From now to the first time. */
  readonly first: number;
  /** From the end of one time to the next. */
  readonly every: number;
}

/** A start has other things to do first. */
export const daily: Rhythm = { first: 10 * minute, every: day };

export const halfMinutely: Rhythm = { first: minute / 2, every: minute / 2 };

/**
 * Does the work in this rhythm until the answer is called, which stops and awaits work under way. What goes wrong
 * is reported, and tried again the next time.
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
