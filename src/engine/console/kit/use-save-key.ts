import { useEffect } from 'react';

/** Ctrl+S or Cmd+S submits the visible form instead of opening the browser's save dialog. */
export function useSaveKey(): void {
  useEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function listen(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
    return;
  if (formsIn(document).length === 0) return;
  event.preventDefault();
  formsIn(topmostLayer()).at(-1)?.requestSubmit();
}

/** The visible forms that save: they have `novalidate` because they validate themselves; search forms do not. */
function formsIn(place: ParentNode): HTMLFormElement[] {
  return [...place.querySelectorAll<HTMLFormElement>('form[novalidate]')].filter(isVisible);
}

/** The topmost open dialog, else the document. */
function topmostLayer(): ParentNode {
  return [...document.querySelectorAll('dialog[open]')].filter(isVisible).at(-1) ?? document;
}

function isVisible(element: Element): boolean {
  return element.checkVisibility();
}
