/** Listens to Back and Forward before the router does, and can stop the event. */
type Watcher = (event: PopStateEvent) => void;

let watcher: Watcher | undefined;

// Browsers call the listeners of the window in the order of registration, capturing or not. `start/app.tsx` imports
// this module, so this listener is registered before the router's.
addEventListener('popstate', (event) => watcher?.(event));

/** Passes each `popstate` event to `next` before the router, until the returned function is called. */
export function watchSteps(next: Watcher): () => void {
  watcher = next;
  return () => {
    if (watcher === next) watcher = undefined;
  };
}
