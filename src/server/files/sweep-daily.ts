const minute = 60_000;

/** A start has other things to do first. */
const first = 10 * minute;
const day = 24 * 60 * minute;

/**
 * Sweeps ten minutes from now and then every day, until the answer is called, which stops and awaits a sweep
 * under way. What goes wrong is reported, and tried again the next day.
 */
export function sweepDaily(
  sweep: (signal: AbortSignal) => Promise<unknown>,
  report: (error: unknown) => void,
): () => Promise<void> {
  const stop = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const sweepAfter = (delay: number) => {
    timer = setTimeout(() => {
      running = sweep(stop.signal).catch(report);
      sweepAfter(day);
    }, delay);
    timer.unref();
  };
  sweepAfter(first);
  return async () => {
    clearTimeout(timer);
    stop.abort();
    await running;
  };
}
