import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [rows: number, cells: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves the focus by arrow keys to the button of the next cell in that direction. */
export function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const cell = (event.target as Element).closest('td');
  if (!step || !cell) return;
  const rows = [...event.currentTarget.rows];
  const [down, across] = step;
  let row = rows.indexOf(cell.parentElement as HTMLTableRowElement);
  let at = cell.cellIndex;
  for (;;) {
    row += down;
    at += across;
    const next = rows[row]?.cells[at];
    if (!next) return;
    const button = next.querySelector('button');
    if (!button) continue;
    event.preventDefault();
    button.focus();
    return;
  }
}
