import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import type { Entity } from '../../../entity/model/entity';
import { fieldNamed } from '../../../entity/model/entity';
import { fieldTitle } from '../../i18n/entity-words';
import { useAnchor } from '../../kit/anchor';
import { useDesk } from './desk';
import { type Drop, dropOn } from './drop';
import { InlineAdd } from './inline-add';
import { RowMenu } from './row-menu';
import { useSteadyActions } from './steady-actions';
import type { Step } from './steps';
import { type LineActions, TreeLine } from './tree-line';
import type { TreeRow } from './tree-rows';

interface TreeTableProps {
  readonly entity: Entity;
  readonly label: string;
  readonly rows: readonly TreeRow[];
  /** The entry below which one is being added; null is the top. */
  readonly adding: { readonly parent: MenuEntry | undefined } | undefined;
  readonly onAdd: (parent: MenuEntry | undefined) => void;
  readonly onAdded: (open?: MenuEntry) => void;
  readonly onOpen: (entry: MenuEntry) => void;
  readonly onRemove: (entry: MenuEntry) => void;
  readonly onStep: (entry: MenuEntry, step: Step) => void;
  readonly onMove: (entry: MenuEntry, drop: Drop) => void;
  readonly onToggle: (id: number, open: boolean) => void;
}

const columns = ['type', 'path', 'component', 'perm', 'sort', 'visible'] as const;

const stepOf: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** The tree as a table: arrows walk through it, Alt with an arrow or the pointer moves the entry. */
export function TreeTable(props: TreeTableProps) {
  const { entity, label, rows, adding, onAdd, onAdded, onOpen, onRemove, onStep, onMove, onToggle } = props;
  const { t } = useTranslation();
  const { entries, may } = useDesk();
  const table = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState<number>();
  const [dragged, setDragged] = useState<MenuEntry>();
  const [drop, setDrop] = useState<Drop>();
  const active = rows.some(({ entry }) => entry.id === current) ? current : rows[0]?.entry.id;

  const { opened, open: openMenu, close } = useAnchor<MenuEntry>();

  const focus = (id: number | undefined | null) =>
    table.current?.querySelector<HTMLElement>(`tr[data-id="${id}"]`)?.focus();

  // A row that is moved in the page loses the focus. It is given back before the next key can be pressed.
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

  const onKeyDown: LineActions['onKeyDown'] = (event, row) => {
    if (event.target !== event.currentTarget) return;
    const { entry, isOpen, hasChildren } = row;
    const at = rows.indexOf(row);
    const step = event.altKey ? stepOf[event.key] : undefined;
    if (step) {
      event.preventDefault();
      if (may.change) stepBy(entry, step);
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
      Delete: () => may.remove && onRemove(entry),
    };
    const action = event.altKey || event.ctrlKey || event.metaKey ? undefined : act[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  const onDragOver: LineActions['onDragOver'] = (event, row) => {
    if (!dragged) return;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const found = dropOn(entries, dragged, row, (event.clientY - top) / height);
    if (found) event.preventDefault();
    if (found?.over !== drop?.over || found?.zone !== drop?.zone) setDrop(found);
  };
  const endDrag = () => {
    setDragged(undefined);
    setDrop(undefined);
  };

  const actions = useSteadyActions<LineActions>({
    onFocus: ({ id }) => setCurrent(id),
    onKeyDown,
    onDragStart: (event, entry) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', entry.name);
      setDragged(entry);
    },
    onDragOver,
    onDragEnd: endDrag,
    onDrop: (event) => {
      event.preventDefault();
      if (dragged && drop) onMove(dragged, drop);
      endDrag();
    },
    onAdd,
    onOpen,
    onMenu: openMenu,
    onToggle,
  });

  // Wherever it comes to stand it is the same row: what was typed in it moves along.
  const inline = (parent: MenuEntry | undefined) => (
    <InlineAdd key="adding" entity={entity} parent={parent} onDone={onAdded} />
  );
  return (
    <div className="menu-scroll">
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a tree that has columns */}
      <table ref={table} role="treegrid" aria-label={label} className="menu-table">
        <thead>
          <tr>
            <th scope="col">{fieldTitle(t, entity, fieldNamed(entity, 'name'))}</th>
            {columns.map((name) => (
              <th key={name} scope="col" className={`menu-${name}`}>
                {fieldTitle(t, entity, fieldNamed(entity, name))}
              </th>
            ))}
            <th scope="col" className="menu-roles">
              {t('menuPage.roles')}
            </th>
            <th scope="col" className="menu-tools">
              <span className="visually-hidden">{t('menuPage.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {[
            adding && !adding.parent && inline(undefined),
            ...rows.flatMap((row) => {
              const { id } = row.entry;
              return [
                <TreeLine
                  key={id}
                  entity={entity}
                  row={row}
                  isActive={id === active}
                  isDraggable={may.change}
                  isDragged={dragged?.id === id}
                  zone={drop?.over === id ? drop.zone : undefined}
                  actions={actions}
                />,
                adding?.parent?.id === id && inline(row.entry),
              ];
            }),
          ]}
        </tbody>
      </table>
      {opened && (
        <RowMenu
          entry={opened.subject}
          opener={opened.opener}
          onOpen={() => onOpen(opened.subject)}
          onRemove={() => onRemove(opened.subject)}
          onStep={(step) => stepBy(opened.subject, step)}
          onClose={close}
        />
      )}
    </div>
  );
}
