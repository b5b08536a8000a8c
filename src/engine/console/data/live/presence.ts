/** In ms; a tab hidden for longer closes its stream, because a browser opens at most six connections per host. */
const grace = 30_000;

function isPresent(): boolean {
  return navigator.onLine && document.visibilityState === 'visible';
}

/** Resolves once the page is visible and the network available, or when `stop` is aborted. */
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

/** Calls `leave` when the network fails or the page has been hidden for a while, until `signal` is aborted. */
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
