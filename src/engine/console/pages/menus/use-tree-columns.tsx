import type { TableColumnsType } from 'antd';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../schema/menu/menu-entry';
import { fieldNamed } from '../../../schema/model/entity';
import { Mark } from '../../entity/fields/cells/mark';
import { enumTitle } from '../../i18n/entity-words';
import { menuTitle } from '../../i18n/menu-title';
import { Icon } from '../../kit/icon';
import { IconButton } from '../../kit/icon-button';
import { findingsOf, type MenuEditor } from './menu-editor';
import { useMenuEntity } from './menu-entity';
import { usePropertyTitle } from './menu-words';
import type { TreeRow } from './tree-rows';

interface Actions {
  readonly onOpen: (entry: MenuEntry) => void;
  readonly onAdd: (parent: MenuEntry) => void;
  readonly onMenu: (entry: MenuEntry, opener: HTMLElement) => void;
}

/** The columns of the tree; a narrow window shows only the name, with the path below it, and the buttons. */
export function useTreeColumns(
  { roles, faults, warnings, mayChange }: MenuEditor,
  { onOpen, onAdd, onMenu }: Actions,
): TableColumnsType<TreeRow> {
  const { t } = useTranslation();
  const entity = useMenuEntity();
  const propertyTitle = usePropertyTitle();
  const type = fieldNamed(entity, 'type');

  const name = ({ entry, path }: TreeRow) => {
    const title = menuTitle(t, entry.name);
    const found = Object.values(findingsOf(faults, entry.id));
    const remarks = [...found, ...Object.values(findingsOf(warnings, entry.id))].join('\n');
    return (
      <span className="menu-entry">
        <Icon name={entry.type === 'button' ? 'key' : (entry.icon ?? undefined)} size={16} />
        <span className="menu-texts">
          <button type="button" className="menu-open" title={title} onClick={() => onOpen(entry)}>
            {title === '' ? t('menuPage.unnamed') : title}
          </button>
          {!entry.visible && <Mark>{t('menuPage.hidden')}</Mark>}
          <small>{[path, detailOf(entry)].filter(Boolean).join(' · ')}</small>
        </span>
        {remarks !== '' && (
          <span
            className={found.length > 0 ? 'menu-remark is-fault' : 'menu-remark'}
            role="img"
            aria-label={remarks}
            title={remarks}
          >
            <Icon name="warning" size={16} />
          </span>
        )}
      </span>
    );
  };
  const tools = ({ entry }: TreeRow) => {
    const title = menuTitle(t, entry.name);
    return (
      <>
        {(entry.type === 'directory' || entry.type === 'menu') && (
          <IconButton
            icon="plus"
            size={16}
            label={t('menuPage.addBelow', { name: title })}
            onClick={() => onAdd(entry)}
          />
        )}
        <IconButton
          icon="more"
          label={t('menuPage.actionsFor', { name: title })}
          aria-haspopup="menu"
          onClick={(event: MouseEvent<HTMLElement>) => onMenu(entry, event.currentTarget)}
        />
      </>
    );
  };
  return [
    { key: 'name', title: propertyTitle('name'), render: (_, row) => name(row) },
    {
      key: 'type',
      title: propertyTitle('type'),
      width: 140,
      responsive: ['md'],
      render: (_, { entry }) => (
        <Mark color={type.options.find(({ value }) => value === entry.type)?.color}>
          {enumTitle(t, entity, type, entry.type)}
        </Mark>
      ),
    },
    {
      key: 'path',
      title: propertyTitle('path'),
      width: '18%',
      ellipsis: true,
      responsive: ['xl'],
      render: (_, { path }) => path,
    },
    {
      key: 'detail',
      title: `${propertyTitle('component')} / ${propertyTitle('perm')}`,
      width: '20%',
      ellipsis: true,
      responsive: ['xl'],
      render: (_, { entry }) => detailOf(entry),
    },
    {
      key: 'roles',
      title: propertyTitle('roles'),
      width: '16%',
      ellipsis: true,
      responsive: ['lg'],
      render: (_, { entry }) =>
        entry.roles.map((code) => roles.find((role) => role.code === code)?.name ?? code).join(', '),
    },
    ...(mayChange
      ? [
          {
            key: 'tools',
            title: <span className="visually-hidden">{t('menuPage.actions')}</span>,
            width: 92,
            align: 'end' as const,
            render: (_: unknown, row: TreeRow) => tools(row),
          },
        ]
      : []),
  ];
}

/** What the entry opens or permits. */
function detailOf({ type, perm, url, component }: MenuEntry): string | null {
  return type === 'button' ? perm : (url ?? component);
}
