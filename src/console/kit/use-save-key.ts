import { useEffect } from 'react';

/** Ctrl+S, or Cmd+S, saves the form in sight instead of offering to store the page. */
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
  // A button that is busy already hears no press.
  formsIn(topmostLayer()).at(-1)?.querySelector<HTMLElement>('[type=submit]')?.click();
}

/** The forms in sight that check their values themselves: those that save, and not those that search. */
function formsIn(place: ParentNode): HTMLFormElement[] {
  return [...place.querySelectorAll<HTMLFormElement>('form[novalidate]')].filter(isVisible);
}

/** What lies over everything else. */
function topmostLayer(): ParentNode {
  const drawers = document.querySelectorAll('.ant-drawer-open, .ant-modal-wrap');
  const dialogs = document.querySelectorAll('dialog[open]');
  return [...drawers, ...dialogs].filter(isVisible).at(-1) ?? document;
}

function isVisible(element: Element): boolean {
  return element.checkVisibility();
}
