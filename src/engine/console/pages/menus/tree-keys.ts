import type { KeyboardEvent } from 'react';

/**
 * Arrow keys on the name of an entry: up and down go to the next name, right opens the entry or goes into it, left
 * closes it or goes to its parent.
 */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  toggle: (id: number, opens: boolean) => void,
): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const names = [...event.currentTarget.querySelectorAll<HTMLElement>('.menu-open')];
  const at = names.indexOf(event.target as HTMLElement);
  const row = names[at]?.closest('tr');
  if (!row) return;
  const isOpen = row.getAttribute('aria-expanded');
  const level = levelOf(row);
  const isAbove = (name: HTMLElement, place: number) => place < at && levelOf(name.closest('tr')) < level;
  switch (event.key) {
    case 'ArrowUp':
      names[at - 1]?.focus();
      break;
    case 'ArrowDown':
      names[at + 1]?.focus();
      break;
    case 'ArrowRight':
      if (isOpen === 'false') toggle(Number(row.dataset.rowKey), true);
      else if (isOpen) names[at + 1]?.focus();
      break;
    case 'ArrowLeft':
      if (isOpen === 'true') toggle(Number(row.dataset.rowKey), false);
      else names.findLast(isAbove)?.focus();
      break;
    default:
      return;
  }
  event.preventDefault();
}

function levelOf(row: Element | null): number {
  return Number(row?.getAttribute('aria-level'));
}
