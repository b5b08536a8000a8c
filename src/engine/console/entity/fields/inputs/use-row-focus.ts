import { type RefObject, useCallback, useRef } from 'react';

/** A part of a row that can receive the focus: its first input or a button. */
type RowPart = 'input' | 'up' | 'down' | 'delete';

/** Buttons to try in this order: `up` is disabled in the first row, `down` in the last. */
const stand: Readonly<Record<Exclude<RowPart, 'input'>, readonly string[]>> = {
  up: ['up', 'down'],
  down: ['down', 'up'],
  delete: ['delete'],
};

interface RowFocus {
  readonly table: RefObject<HTMLDivElement | null>;
  /** Focuses a part of a row after the next render; if the row does not exist, the add button. */
  readonly focusRow: (row: number, part: RowPart) => void;
}

/** Keeps the keyboard focus in a table of inputs when rows are added, removed or moved. */
export function useRowFocus(): RowFocus {
  const table = useRef<HTMLDivElement>(null);
  const focusRow = useCallback((row: number, part: RowPart) => {
    requestAnimationFrame(() => {
      const children = [...(table.current?.children ?? [])];
      const at = children.filter(({ classList }) => classList.contains('is-item'))[row];
      const adding = children.find((child) => child.matches('[data-tool=add]'));
      const wanted = at && (part === 'input' ? firstInput(at) : firstEnabled(at, stand[part]));
      (wanted ?? (adding as HTMLElement | undefined))?.focus();
    });
  }, []);
  return { table, focusRow };
}

function firstInput(row: Element): HTMLElement | null {
  const label = row.querySelector<HTMLLabelElement>('label[for]');
  return label && document.getElementById(label.htmlFor);
}

function firstEnabled(row: Element, tools: readonly string[]): HTMLElement | undefined {
  const buttons = tools.map((tool) => row.querySelector<HTMLElement>(`[data-tool=${tool}]:not(:disabled)`));
  return buttons.find((button) => button !== null) ?? undefined;
}
