const news = new EventTarget();

/** Has the session read again, after this tab has changed the menus itself. */
export function announceSessionChange(): void {
  news.dispatchEvent(new Event('change'));
}

/** Calls `heard` after each announcement, until `stop` is given. */
export function onSessionChange(heard: () => void, stop: AbortSignal): void {
  news.addEventListener('change', heard, { signal: stop });
}
