let leave: (() => void) | undefined;

/** The element that holds the page, without what was shown before; `clear` takes away what will be. */
export function takeStage(clear: () => void): HTMLElement {
  leave?.();
  leave = clear;
  return document.getElementById('root') as HTMLElement;
}
