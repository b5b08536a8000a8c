import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MenuEntry } from '../../../schema/menu/menu-entry';
import type { MenuPosition } from '../../../schema/menu/menu-position';
import type { MenuEditor } from './menu-editor';
import { type Drop, dropOn, type Step, stepPosition } from './menu-positions';
import { moveFocus } from './tree-keys';

const stepOf: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

interface Options {
  readonly isOpen: (id: number) => boolean;
  readonly toggle: (id: number, opens: boolean) => void;
  readonly onMove: (entry: MenuEntry, position: MenuPosition | undefined) => void;
}

/** Dragging, or Alt and an arrow key, moves an entry; an arrow key alone moves the focus. */
export function useTreeMoves({ entries, mayChange }: MenuEditor, { isOpen, toggle, onMove }: Options) {
  const [dragged, setDragged] = useState<MenuEntry>();
  const [drop, setDrop] = useState<Drop>();
  const rowAt = (target: EventTarget) =>
    target instanceof Element ? target.closest<HTMLElement>('tr[data-row-key]') : null;
  const entryAt = (target: EventTarget) =>
    entries.find(({ id }) => String(id) === rowAt(target)?.dataset.rowKey);
  const end = () => {
    setDragged(undefined);
    setDrop(undefined);
  };
  const handlers = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      moveFocus(event, toggle);
      const step = event.altKey && mayChange ? stepOf[event.key] : undefined;
      const entry = entryAt(event.target);
      if (!step || !entry) return;
      event.preventDefault();
      flushSync(() => onMove(entry, stepPosition(entries, entry, step)));
      // A moved row loses the focus.
      if (event.target instanceof HTMLElement) event.target.focus();
    },
    onDragStart: (event: DragEvent) => {
      const entry = entryAt(event.target);
      if (!entry) return;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', entry.name);
      setDragged(entry);
    },
    onDragOver: (event: DragEvent) => {
      const [over, row] = [entryAt(event.target), rowAt(event.target)];
      if (!dragged || !over || !row) return;
      const { top, height } = row.getBoundingClientRect();
      const next = dropOn(entries, dragged, over, isOpen(over.id), (event.clientY - top) / height);
      if (next) event.preventDefault();
      if (next?.over !== drop?.over || next?.zone !== drop?.zone) setDrop(next);
    },
    onDragEnd: end,
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged && drop) onMove(dragged, drop.position);
      end();
    },
  };
  return {
    handlers,
    /** The class of a row that is dragged, or on which the entry would be dropped. */
    classOf: ({ id }: { readonly id: number }) =>
      dragged?.id === id ? 'is-dragged' : drop?.over === id ? `is-drop-${drop.zone}` : '',
  };
}
