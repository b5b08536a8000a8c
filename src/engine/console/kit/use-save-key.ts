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
  // A busy button ignores the click.
  formsIn(topmostLayer()).at(-1)?.querySelector<HTMLElement>('[type=submit]')?.click();
}

/** The visible forms that save: they have `novalidate` because they validate themselves; search forms do not. */
function formsIn(place: ParentNode): HTMLFormElement[] {
  return [...place.querySelectorAll<HTMLFormElement>('form[novalidate]')].filter(isVisible);
}

/** The topmost open drawer or dialog, else the document. */
function topmostLayer(): ParentNode {
  const drawers = document.querySelectorAll('.ant-drawer-open');
  const dialogs = document.querySelectorAll('dialog[open]');
  return [...drawers, ...dialogs].filter(isVisible).at(-1) ?? document;
}

function isVisible(element: Element): boolean {
  return element.checkVisibility();
}
