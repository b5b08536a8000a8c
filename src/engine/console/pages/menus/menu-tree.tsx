import { Button, Input, Select, Table } from 'antd';
import { type ComponentProps, lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rootRole } from '../../../schema/access/actor';
import type { MenuEntry } from '../../../schema/menu/menu-entry';
import { entriesBelow, type MenuPosition, movedTo, withoutBranch } from '../../../schema/menu/menu-position';
import { branchOf } from '../../../schema/menu/menu-rules';
import { confirmDeletion } from '../../entity/record/confirm-deletion';
import { menuTitle } from '../../i18n/menu-title';
import { plainLetters } from '../../i18n/plain-letters';
import { useAnchor } from '../../kit/anchor';
import { Icon } from '../../kit/icon';
import { type MenuEditor, MenuEditorProvider } from './menu-editor';
import { useMenuEntity } from './menu-entity';
import { newEntry } from './menu-fields';
import { stepPosition } from './menu-positions';
import './menu-tree.css';
import { RowMenu } from './row-menu';
import { branches, found, type TreeRow, treeRows } from './tree-rows';
import { useTreeColumns } from './use-tree-columns';
import { useTreeMoves } from './use-tree-moves';

const EntryDialog = lazy(() => import('./entry-dialog'));

interface MenuTreeProps {
  readonly editor: MenuEditor;
  readonly label: string;
}

/** The entry in the form, and the editor at the time of opening, whose tree the form changes. */
interface Shown {
  readonly entry: MenuEntry;
  readonly isNew: boolean;
  readonly editor: MenuEditor;
}

/** The tree of menus, as a whole or as one role sees it, with the form of an entry. */
export function MenuTree({ editor, label }: MenuTreeProps) {
  const { t } = useTranslation();
  const entity = useMenuEntity();
  const { entries, roles, mayChange, isSaving, change } = editor;
  const [open, setOpen] = useState(() => branches(entries, 'directories'));
  const [search, setSearch] = useState('');
  const [role, setRole] = useState<string>();
  const [shown, setShown] = useState<Shown>();
  const [said, setSaid] = useState('');

  const only = useMemo(() => {
    const sought = plainLetters(search.trim());
    if (sought === '' && role === undefined) return undefined;
    const isEnabled = roles.some(({ code, enabled }) => code === role && enabled);
    const isSeen = (entry: MenuEntry) =>
      role === undefined ||
      (isEnabled &&
        entry.visible &&
        entry.type !== 'button' &&
        (role === rootRole || entry.roles.includes(role)));
    const isSought = ({ name, path, component, perm, url }: MenuEntry) =>
      [menuTitle(t, name), name, path, component, perm, url].some((text) =>
        plainLetters(text ?? '').includes(sought),
      );
    return found(entries, (entry) => isSeen(entry) && isSought(entry));
  }, [entries, roles, role, search, t]);
  const rows = useMemo(() => treeRows(entries, only), [entries, only]);
  const isOpen = (id: number) => only !== undefined || open.has(id);

  const toggle = (id: number, opens: boolean) =>
    setOpen((before) => new Set(opens ? [...before, id] : [...before].filter((other) => other !== id)));
  const show = (entry: MenuEntry) => setShown({ entry, isNew: false, editor });
  const add = (parent?: MenuEntry) => {
    setSearch('');
    setRole(undefined);
    if (parent) toggle(parent.id, true);
    setShown({ entry: newEntry(entity, entries, parent), isNew: true, editor });
  };
  const remove = async (entry: MenuEntry) => {
    const count = branchOf(entries, entry.id).size - 1;
    const sure = await confirmDeletion(t, (t) => ({
      title: t('menuPage.remove.title', { name: menuTitle(t, entry.name) }),
      body: `${t('menuPage.remove.fromDraft')}${count > 0 ? ` ${t('menuPage.remove.below', { count })}` : ''}`,
    }));
    if (sure) change((now) => withoutBranch(now, entry.id));
  };
  const move = (entry: MenuEntry, position: MenuPosition | undefined) => {
    const name = menuTitle(t, entry.name);
    if (!position) return setSaid(t('menuPage.cannotMove', { name }));
    const moved = movedTo(entries, entry.id, position);
    change(() => moved);
    if (position.parent !== null) toggle(position.parent, true);
    const siblings = entriesBelow(moved, position.parent);
    const above = entries.find(({ id }) => id === position.parent);
    const parent = above ? menuTitle(t, above.name) : t('menuPage.top');
    const place = siblings.findIndex(({ id }) => id === entry.id) + 1;
    setSaid(t('menuPage.moved', { name, position: place, total: siblings.length, parent }));
  };

  const { opened, open: openMenu, close } = useAnchor<MenuEntry>();
  const columns = useTreeColumns(editor, { onOpen: show, onAdd: add, onMenu: openMenu });
  const moves = useTreeMoves(editor, { isOpen, toggle, onMove: move });
  return (
    <MenuEditorProvider value={shown?.editor ?? editor}>
      <div className="menu-frame" inert={isSaving}>
        <div className="menu-bar">
          <Input
            className="menu-search"
            type="search"
            prefix={<Icon name="search" size={16} />}
            aria-label={t('menuPage.search')}
            placeholder={t('menuPage.search')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <Select
            className="menu-seen-by"
            aria-label={t('menuPage.preview.role')}
            placeholder={t('menuPage.preview.role')}
            allowClear
            showSearch
            optionFilterProp="label"
            popupMatchSelectWidth={false}
            options={roles.map(({ code, name, enabled }) => ({
              value: code,
              label: enabled ? name : t('menuPage.preview.disabled', { name }),
            }))}
            value={role}
            onChange={setRole}
          />
          <span className="menu-bar-end">
            <Button onClick={() => setOpen(branches(entries, 'all'))}>{t('menuPage.expand')}</Button>
            <Button onClick={() => setOpen(new Set())}>{t('menuPage.collapse')}</Button>
            {mayChange && (
              <Button type="primary" onClick={() => add()}>
                {t('menuPage.new')}
              </Button>
            )}
          </span>
        </div>
        <p className="menu-lead">
          {role === undefined ? <Counts entries={entries} /> : t('menuPage.preview.lead')}
        </p>
        <div {...moves.handlers}>
          <Table<TreeRow>
            aria-label={label}
            className="menu-table"
            size="small"
            pagination={false}
            rowKey="id"
            components={treeGrid}
            columns={columns}
            dataSource={rows}
            expandable={{
              indentSize: 20,
              expandIcon: ({ expanded, record, onExpand }) => (
                <button
                  type="button"
                  className={`ant-table-row-expand-icon ${expandClass(record, expanded)}`}
                  aria-label={t(expanded ? 'menuPage.collapseRow' : 'menuPage.expandRow', {
                    name: menuTitle(t, record.entry.name),
                  })}
                  onClick={(event) => onExpand(record, event)}
                />
              ),
              expandedRowKeys: [...(only ?? open)],
              onExpand: (expanded, { id }) => toggle(id, expanded),
            }}
            rowClassName={moves.classOf}
            onRow={({ id, level, children }) => ({
              draggable: mayChange,
              'aria-level': level,
              'aria-expanded': children && isOpen(id),
            })}
            locale={{
              emptyText: (
                <span className="menu-lead">
                  {t(
                    only === undefined
                      ? 'menuPage.empty'
                      : search === ''
                        ? 'menuPage.preview.empty'
                        : 'menuPage.nothingFound',
                  )}
                </span>
              ),
            }}
          />
        </div>
        {mayChange && <p className="menu-lead">{t('menuPage.hint')}</p>}
        {opened && (
          <RowMenu
            entry={opened.subject}
            opener={opened.opener}
            onOpen={() => show(opened.subject)}
            onRemove={() => void remove(opened.subject)}
            onStep={(step) => move(opened.subject, stepPosition(entries, opened.subject, step))}
            onClose={close}
          />
        )}
      </div>
      <p role="status" aria-live="polite" className="visually-hidden">
        {said}
      </p>
      <Suspense>
        {shown && (
          <EntryDialog
            entry={shown.entry}
            isNew={shown.isNew}
            onClose={() => setShown((now) => (now === shown ? undefined : now))}
          />
        )}
      </Suspense>
    </MenuEditorProvider>
  );
}

const treeGrid = {
  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only the rows of a treegrid have levels
  table: (props: ComponentProps<'table'>) => <table role="treegrid" {...props} />,
};

/** antd's class, which hides the button of an entry without children. */
function expandClass({ children }: TreeRow, isOpen: boolean): string {
  const look = children ? (isOpen ? 'expanded' : 'collapsed') : 'spaced';
  return `ant-table-row-expand-icon-${look}`;
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
