const news = new EventTarget();

/** Causes a new read of the session, after this tab has changed the menus. */
export function announceSessionChange(): void {
  news.dispatchEvent(new Event('change'));
}

/** Calls `heard` on each announcement, until `stop` is aborted. */
export function onSessionChange(heard: () => void, stop: AbortSignal): void {
  news.addEventListener('change', heard, { signal: stop });
}
