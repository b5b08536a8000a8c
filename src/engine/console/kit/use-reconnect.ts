import { useEffect, useEffectEvent } from 'react';

/** In ms. */
const firstPause = 1000;
const longestPause = 60_000;

/**
 * Calls `retry` once the server is reachable again after a failure. Polls `/health` when the network returns, and
 * with exponential backoff while it fails.
 */
export function useReconnect(retry: () => void): void {
  const onReconnect = useEffectEvent(retry);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    let wasAway = !navigator.onLine;
    let pause = firstPause;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      clearTimeout(timer);
      const isReady = await fetch('/health', { signal, cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (signal.aborted) return;
      if (isReady) {
        if (wasAway) onReconnect();
        wasAway = false;
        return;
      }
      wasAway = true;
      timer = setTimeout(ask, pause);
      pause = Math.min(pause * 2, longestPause);
    };
    const onOnline = () => {
      wasAway = true;
      void ask();
    };
    void ask();
    addEventListener('online', onOnline, { signal });
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, []);
}
