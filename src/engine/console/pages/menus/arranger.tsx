import { Button, Input } from 'antd';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../schema/menu/menu-entry';
import { entriesBelow, type MenuPosition, movedTo } from '../../../schema/menu/menu-position';
import { menuTitle } from '../../i18n/menu-title';
import { Icon } from '../../kit/icon';
import { type MenuEditor, MenuEditorProvider, type SaveEntry } from './menu-editor';
import { useMenuEntity } from './menu-entity';
import { newEntry } from './menu-fields';
import { stepPosition } from './menu-positions';
import { branches, found, treeRows } from './tree-rows';
import { TreeTable } from './tree-table';
import './tree-table.css';

const EntryDrawer = lazy(() => import('./entry-drawer'));

interface ArrangerProps {
  readonly editor: MenuEditor;
  readonly label: string;
  /** Further buttons above the tree. */
  readonly children?: ReactNode;
}

/** The entry in the drawer; `save` belongs to the tree at the time of opening. */
interface Shown {
  readonly entry: MenuEntry;
  readonly isNew: boolean;
  readonly save: SaveEntry;
}

/** The tree of menus with its search, its actions and the form of an entry. */
export function Arranger({ editor, label, children }: ArrangerProps) {
  const { t } = useTranslation();
  const entity = useMenuEntity();
  const { entries, mayChange, arrange, save } = editor;
  const [open, setOpen] = useState(() => branches(entries, 'directories'));
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<Shown>();
  const [said, setSaid] = useState('');

  const rows = useMemo(() => {
    const only = search.trim() === '' ? undefined : found(entries, search, ({ name }) => menuTitle(t, name));
    return treeRows(entries, open, only);
  }, [entries, open, search, t]);

  const toggle = (id: number, isOpen: boolean) =>
    setOpen((before) => new Set(isOpen ? [...before, id] : [...before].filter((other) => other !== id)));
  const move = (entry: MenuEntry, position: MenuPosition | undefined) => {
    if (!position) return setSaid(t('menuPage.cannotMove', { name: menuTitle(t, entry.name) }));
    arrange?.move(entry.id, position);
    if (position.parent !== null) toggle(position.parent, true);
    setSaid(placeText(entry, position));
  };
  const placeText = (entry: MenuEntry, position: MenuPosition) => {
    const siblings = entriesBelow(movedTo(entries, entry.id, position), position.parent);
    const above = entries.find(({ id }) => id === position.parent);
    return t('menuPage.moved', {
      name: menuTitle(t, entry.name),
      position: siblings.findIndex(({ id }) => id === entry.id) + 1,
      total: siblings.length,
      parent: above ? menuTitle(t, above.name) : t('menuPage.top'),
    });
  };
  const add = (parent: MenuEntry | undefined) => {
    setSearch('');
    if (parent) toggle(parent.id, true);
    setShown({ entry: newEntry(entity, entries, parent), isNew: true, save });
  };

  return (
    <MenuEditorProvider value={editor}>
      <div className="menu-frame">
        <div className="menu-bar">
          <Input
            className="menu-search"
            type="search"
            allowClear={false}
            prefix={<Icon name="search" size={16} />}
            aria-label={t('menuPage.search')}
            placeholder={t('menuPage.search')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <span className="menu-counts">
            <Counts entries={entries} />
          </span>
          <span className="menu-bar-end">
            <Button onClick={() => setOpen(branches(entries, 'all'))}>{t('menuPage.expand')}</Button>
            <Button onClick={() => setOpen(new Set())}>{t('menuPage.collapse')}</Button>
            {children}
            {mayChange && (
              <Button type="primary" onClick={() => add(undefined)}>
                {t('menuPage.new')}
              </Button>
            )}
          </span>
        </div>
        <TreeTable
          label={label}
          rows={rows}
          onAdd={add}
          onOpen={(entry) => setShown({ entry, isNew: false, save })}
          onStep={(entry, step) => move(entry, stepPosition(entries, entry, step))}
          onMove={(entry, { position }) => move(entry, position)}
          onToggle={toggle}
        />
        {rows.length === 0 && (
          <p className="menu-empty">{t(search === '' ? 'menuPage.empty' : 'menuPage.nothingFound')}</p>
        )}
        {mayChange && <p className="menu-hint">{t(arrange ? 'menuPage.hint' : 'menuPage.hintPublished')}</p>}
      </div>
      <p role="status" aria-live="polite" className="visually-hidden">
        {said}
      </p>
      <Suspense>
        {shown && (
          <EntryDrawer {...shown} onClose={() => setShown((now) => (now === shown ? undefined : now))} />
        )}
      </Suspense>
    </MenuEditorProvider>
  );
}

/** Numbers of menus, buttons, hidden entries and entries without a role. */
function Counts({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const { t } = useTranslation();
  const buttons = entries.filter(({ type }) => type === 'button').length;
  const hidden = entries.filter(({ visible }) => !visible).length;
  const unassigned = entries.filter(({ roles }) => roles.length === 0).length;
  return [
    t('menuPage.counts.menus', { count: entries.length - buttons }),
    t('menuPage.counts.buttons', { count: buttons }),
    ...(hidden > 0 ? [t('menuPage.counts.hidden', { count: hidden })] : []),
    ...(unassigned > 0 ? [t('menuPage.counts.unassigned', { count: unassigned })] : []),
  ].join(' · ');
}
