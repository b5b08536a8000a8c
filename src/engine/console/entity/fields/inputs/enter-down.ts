import type { KeyboardEvent } from 'react';

/**
 * Enter in an input of a table of objects moves to the same input of the next row, as in a spreadsheet; in the last
 * row it submits the form, as everywhere. Lists and pickers use Enter for their choice.
 */
export function enterDown(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, nativeEvent, currentTarget } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  if (target.role === 'combobox' || target.closest('.ant-picker')) return;
  const cell = target.closest('[data-field]');
  const [, list, row, part] = /^(.+)\.(\d+)\.([^.]+)$/.exec(cell?.getAttribute('data-field') ?? '') ?? [];
  const below = currentTarget.querySelector(`[data-field="${list}.${Number(row) + 1}.${part}"]`);
  const next = below && inputsIn(below)[inputsIn(cell).indexOf(target)];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}

function inputsIn(cell: Element | null): readonly HTMLInputElement[] {
  return [...(cell?.querySelectorAll('input') ?? [])];
}
