import { type RefObject, useCallback, useRef } from 'react';

/** The first input of a row, or one of its buttons. */
type RowPart = 'input' | 'up' | 'down' | 'delete';

/** Buttons that have the focus in its stead where the first of them is disabled: a row at the end goes no further. */
const stand: Readonly<Record<Exclude<RowPart, 'input'>, readonly string[]>> = {
  up: ['up', 'down'],
  down: ['down', 'up'],
  delete: ['delete'],
};

interface RowFocus {
  readonly table: RefObject<HTMLDivElement | null>;
  /** Once the rows have changed; the button that adds one has the focus where there is no such row. */
  readonly focusRow: (row: number, part: RowPart) => void;
}

/** Keeps the focus of the keyboard in a table of inputs when rows come, go or move. */
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
