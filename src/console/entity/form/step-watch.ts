/** Hears of Back and Forward before the router does, and may keep it from hearing. */
type Watcher = (event: PopStateEvent) => void;

let watcher: Watcher | undefined;

// Browsers call listeners on the window in the order they were added, capturing or not. So this one is
// added when the module loads, which `app/app.tsx` sees to before the router is made.
addEventListener('popstate', (event) => watcher?.(event));

/** Until the returned function is called, `next` receives every step through the history first. */
export function watchSteps(next: Watcher): () => void {
  watcher = next;
  return () => {
    if (watcher === next) watcher = undefined;
  };
}
