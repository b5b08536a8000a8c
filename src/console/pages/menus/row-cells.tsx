import { useTranslation } from 'react-i18next';
import { type Entity, fieldNamed } from '../../../entity/model/entity';
import { Mark } from '../../entity/fields/cells/mark';
import { enumTitle } from '../../i18n/entity-words';
import { Icon } from '../../kit/icon';
import { IconButton } from '../../kit/icon-button';
import { useDesk } from './desk';
import { useEntryTitle } from './entry-title';
import { typesBelow } from './menu-fields';
import type { TreeRow } from './tree-rows';

interface RowCellsProps {
  readonly entity: Entity;
  readonly row: TreeRow;
  /** Only the buttons of one row are met by Tab. */
  readonly isActive: boolean;
  readonly onAdd: () => void;
  readonly onOpen: () => void;
  readonly onMenu: (opener: HTMLElement) => void;
  readonly onToggle: () => void;
}

/** The cells of one entry. */
export function RowCells(props: RowCellsProps) {
  const { entity, row, isActive, onAdd, onOpen, onMenu, onToggle } = props;
  const { entry, hasChildren, isOpen, path } = row;
  const { t } = useTranslation();
  const desk = useDesk();
  const title = useEntryTitle()(entry);
  const tabIndex = isActive ? 0 : -1;
  const typeField = fieldNamed(entity, 'type');
  const typeTitle = enumTitle(t, entity, typeField, entry.type);
  const color = typeField.options.find(({ value }) => value === entry.type)?.color;
  const { faults, warnings } = desk.remarksOn(entry.id);
  const remarks = [...Object.values(faults), ...Object.values(warnings)].join('\n');
  const detail = entry.type === 'button' ? entry.perm : (entry.url ?? entry.component);
  return (
    <>
      <td>
        <span className="menu-name">
          {hasChildren ? (
            <button
              type="button"
              className="menu-fold"
              tabIndex={-1}
              aria-label={t(isOpen ? 'menuPage.fold' : 'menuPage.unfold', { name: title })}
              onClick={onToggle}
            >
              <Icon name={isOpen ? 'down' : 'right'} size={14} />
            </button>
          ) : (
            <span className="menu-fold" />
          )}
          <Icon name={entry.type === 'button' ? 'key' : (entry.icon ?? undefined)} size={16} />
          <span className="menu-texts">
            <button type="button" className="menu-open" tabIndex={tabIndex} title={title} onClick={onOpen}>
              {title === '' ? t('menuPage.unnamed') : title}
            </button>
            {!entry.visible && <span className="menu-badge">{t('menuPage.hidden')}</span>}
            <small className="menu-folded" title={detail ?? undefined}>
              {[path, detail].filter(Boolean).join(' · ')}
            </small>
          </span>
          {remarks !== '' && (
            <span
              className={Object.keys(faults).length > 0 ? 'menu-remark is-fault' : 'menu-remark'}
              role="img"
              aria-label={remarks}
              title={remarks}
            >
              <Icon name="warning" size={16} />
            </span>
          )}
        </span>
      </td>
      <td className="menu-type" title={typeTitle}>
        <Mark color={color}>{typeTitle}</Mark>
      </td>
      <td className="menu-path" title={path}>
        {entry.path}
      </td>
      <td className="menu-component" title={entry.url ?? entry.component ?? undefined}>
        {entry.url ?? entry.component}
      </td>
      <td className="menu-perm" title={entry.perm ?? undefined}>
        {entry.perm}
      </td>
      <td className="menu-sort">{entry.sort}</td>
      <td className="menu-visible">
        {entry.type !== 'button' && t(entry.visible ? 'field.yes' : 'field.no')}
      </td>
      <td className="menu-roles">
        <RoleNames codes={entry.roles} />
      </td>
      <td className="menu-tools">
        {desk.may.add && typesBelow(entry.type).length > 0 && (
          <IconButton
            icon="plus"
            size={16}
            label={t('menuPage.addBelow', { name: title })}
            tabIndex={tabIndex}
            onClick={onAdd}
          />
        )}
        {(desk.may.change || desk.may.remove) && (
          <IconButton
            icon="more"
            label={t('menuPage.actionsFor', { name: title })}
            tabIndex={tabIndex}
            aria-haspopup="menu"
            onClick={(event) => onMenu(event.currentTarget)}
          />
        )}
      </td>
    </>
  );
}

const most = 2;

/** The roles that hold an entry, by name; of many the first ones. */
function RoleNames({ codes }: { readonly codes: readonly string[] }) {
  const { roles } = useDesk();
  const names = codes.map((code) => roles.find((role) => role.code === code)?.name ?? code);
  return (
    <span title={names.join(', ')}>
      {names.slice(0, most).join(', ')}
      {names.length > most && ` +${names.length - most}`}
    </span>
  );
}
