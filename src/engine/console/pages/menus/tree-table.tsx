import { type DragEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../schema/menu/menu-entry';
import { useAnchor } from '../../kit/anchor';
import { useMenuEditor } from './menu-editor';
import { type Drop, dropOn, type Step } from './menu-positions';
import { usePropertyTitle } from './menu-words';
import { RowMenu } from './row-menu';
import { columns, type LineAct, TreeLine } from './tree-line';
import type { TreeRow } from './tree-rows';

interface TreeTableProps {
  readonly label: string;
  readonly rows: readonly TreeRow[];
  readonly onAdd: (parent: MenuEntry) => void;
  readonly onOpen: (entry: MenuEntry) => void;
  readonly onStep: (entry: MenuEntry, step: Step) => void;
  readonly onMove: (entry: MenuEntry, drop: Drop) => void;
  readonly onToggle: (id: number, open: boolean) => void;
}

const stepOf: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** The tree as a table. Arrow keys move the focus; Alt with an arrow key, or dragging, moves the entry. */
export function TreeTable(props: TreeTableProps) {
  const { label, rows, onAdd, onOpen, onStep, onMove, onToggle } = props;
  const { t } = useTranslation();
  const { entries, arrange } = useMenuEditor();
  const propertyTitle = usePropertyTitle();
  const table = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState<number>();
  const [dragged, setDragged] = useState<MenuEntry>();
  const [drop, setDrop] = useState<Drop>();
  const active = rows.some(({ entry }) => entry.id === current) ? current : rows[0]?.entry.id;
  const { opened, open: openMenu, close } = useAnchor<MenuEntry>();

  const focus = (id: number | undefined | null) =>
    table.current?.querySelector<HTMLElement>(`tr[data-id="${id}"]`)?.focus();

  // A moved row loses the focus; restore it before the next key press.
  const stepped = useRef<number>(undefined);
  const stepBy = (entry: MenuEntry, step: Step) => {
    stepped.current = entry.id;
    onStep(entry, step);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows have moved
  useLayoutEffect(() => {
    if (stepped.current !== undefined) focus(stepped.current);
    stepped.current = undefined;
  }, [rows]);

  const onClick = (target: EventTarget) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null;
    const row = rowAt(rows, target);
    if (!button || !row) return;
    const { entry, isOpen } = row;
    const acts: Readonly<Record<LineAct, () => void>> = {
      toggle: () => onToggle(entry.id, !isOpen),
      open: () => onOpen(entry),
      add: () => onAdd(entry),
      menu: () => openMenu(entry, button),
    };
    acts[button.dataset.act as LineAct]();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const row = event.target instanceof HTMLTableRowElement ? rowAt(rows, event.target) : undefined;
    if (!row) return;
    const { entry, isOpen, hasChildren } = row;
    const at = rows.indexOf(row);
    const step = event.altKey && arrange ? stepOf[event.key] : undefined;
    if (step) {
      event.preventDefault();
      stepBy(entry, step);
      return;
    }
    const act: Readonly<Record<string, () => void>> = {
      ArrowDown: () => focus(rows[at + 1]?.entry.id),
      ArrowUp: () => focus(rows[at - 1]?.entry.id),
      Home: () => focus(rows[0]?.entry.id),
      End: () => focus(rows.at(-1)?.entry.id),
      ArrowRight: () => (isOpen ? focus(rows[at + 1]?.entry.id) : hasChildren && onToggle(entry.id, true)),
      ArrowLeft: () => (isOpen ? onToggle(entry.id, false) : focus(entry.parent)),
      Enter: () => onOpen(entry),
      Delete: () => void arrange?.remove(entry),
    };
    const action = event.altKey || event.ctrlKey || event.metaKey ? undefined : act[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  const onDragStart = (event: DragEvent) => {
    const entry = rowAt(rows, event.target)?.entry;
    if (!entry) return;
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', entry.name);
    setDragged(entry);
  };
  const onDragOver = (event: DragEvent) => {
    const row = rowAt(rows, event.target);
    if (!dragged || !row) return;
    const { top, height } = (event.target as Element).closest('tr')?.getBoundingClientRect() ?? new DOMRect();
    const found = dropOn(entries, dragged, row, (event.clientY - top) / height);
    if (found) event.preventDefault();
    if (found?.over !== drop?.over || found?.zone !== drop?.zone) setDrop(found);
  };
  const endDrag = () => {
    setDragged(undefined);
    setDrop(undefined);
  };

  return (
    <div className="menu-scroll">
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a tree that has columns
        role="treegrid"
        aria-label={label}
        className="menu-table"
        onClick={({ target }) => onClick(target)}
        onDoubleClick={({ target }) => {
          const row = rowAt(rows, target);
          if (row) onOpen(row.entry);
        }}
        onFocus={({ target }) => {
          const row = rowAt(rows, target);
          if (row) setCurrent(row.entry.id);
        }}
        onKeyDown={onKeyDown}
        onDragStart={onDragStart}
        onDragOver={onDragOver}
        onDragEnd={endDrag}
        onDrop={(event) => {
          event.preventDefault();
          if (dragged && drop) onMove(dragged, drop);
          endDrag();
        }}
      >
        <thead>
          <tr>
            {['name', ...columns].map((name) => (
              <th key={name} scope="col" className={`menu-${name}`}>
                {propertyTitle(name)}
              </th>
            ))}
            <th scope="col" className="menu-tools">
              <span className="visually-hidden">{t('menuPage.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { id } = row.entry;
            return (
              <TreeLine
                key={id}
                row={row}
                isActive={id === active}
                isDragged={dragged?.id === id}
                zone={drop?.over === id ? drop.zone : undefined}
              />
            );
          })}
        </tbody>
      </table>
      {opened && arrange && (
        <RowMenu
          entry={opened.subject}
          opener={opened.opener}
          onOpen={() => onOpen(opened.subject)}
          onRemove={() => void arrange.remove(opened.subject)}
          onStep={(step) => stepBy(opened.subject, step)}
          onClose={close}
        />
      )}
    </div>
  );
}

function rowAt(rows: readonly TreeRow[], target: EventTarget): TreeRow | undefined {
  const line = target instanceof Element ? target.closest<HTMLElement>('tr[data-id]') : null;
  return rows.find(({ entry }) => String(entry.id) === line?.dataset.id);
}
