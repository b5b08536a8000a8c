/** A tab that is hidden for longer than this stops listening: a browser opens six connections at most. */
const grace = 30_000;

/** Whether somebody sees the page, and the network is there. */
function isPresent(): boolean {
  return navigator.onLine && document.visibilityState === 'visible';
}

/** Resolves once somebody sees the page and the network is there, or when `stop` is given. */
export function presence(stop: AbortSignal): Promise<void> {
  if (stop.aborted || isPresent()) return Promise.resolve();
  const watch = new AbortController();
  return new Promise((resolve) => {
    const look = () => {
      if (!stop.aborted && !isPresent()) return;
      watch.abort();
      resolve();
    };
    const { signal } = watch;
    addEventListener('online', look, { signal });
    document.addEventListener('visibilitychange', look, { signal });
    stop.addEventListener('abort', look, { signal });
  });
}

/** Calls `leave` when the network goes, or nobody has seen the page for a while; until `signal` is given. */
export function onAbsence(leave: () => void, signal: AbortSignal): void {
  let hidden: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(hidden);
    if (document.visibilityState === 'hidden') hidden = setTimeout(leave, grace);
  };
  addEventListener('offline', leave, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  signal.addEventListener('abort', () => clearTimeout(hidden), { once: true });
  look();
}
