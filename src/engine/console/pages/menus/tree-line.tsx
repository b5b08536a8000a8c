import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldNamed } from '../../../schema/model/entity';
import { Mark } from '../../entity/fields/cells/mark';
import { enumTitle } from '../../i18n/entity-words';
import { menuTitle } from '../../i18n/menu-title';
import { Icon } from '../../kit/icon';
import { IconButton } from '../../kit/icon-button';
import { findingsOf, useMenuEditor } from './menu-editor';
import { useMenuEntity } from './menu-entity';
import type { Drop } from './menu-positions';
import type { TreeRow } from './tree-rows';

/** The columns between the name and the buttons. */
export const columns = ['type', 'path', 'component', 'perm', 'sort', 'visible', 'roles'] as const;

/** The `data-act` of a button: the table handles the clicks of all lines. */
export type LineAct = 'toggle' | 'open' | 'add' | 'menu';

const act = (name: LineAct) => ({ 'data-act': name });

interface TreeLineProps {
  readonly row: TreeRow;
  /** Whether Tab reaches this line. */
  readonly isActive: boolean;
  readonly isDragged: boolean;
  readonly zone: Drop['zone'] | undefined;
}

export const TreeLine = memo(function TreeLine({ row, isActive, isDragged, zone }: TreeLineProps) {
  const { t } = useTranslation();
  const entity = useMenuEntity();
  const { mayChange, arrange, roles, faults, warnings } = useMenuEditor();
  const { entry, level, hasChildren, isOpen, path } = row;
  const title = menuTitle(t, entry.name);
  const tabIndex = isActive ? 0 : -1;
  const type = fieldNamed(entity, 'type');
  const typeTitle = enumTitle(t, entity, type, entry.type);
  const roleNames = entry.roles.map((code) => roles.find((role) => role.code === code)?.name ?? code);
  const [isFaulty, remarks] = remarksOf(findingsOf(faults, entry.id), findingsOf(warnings, entry.id));
  const detail = entry.type === 'button' ? entry.perm : (entry.url ?? entry.component);
  const contents: Readonly<Record<(typeof columns)[number], ReactNode>> = {
    type: <Mark color={type.options.find(({ value }) => value === entry.type)?.color}>{typeTitle}</Mark>,
    path: entry.path,
    component: entry.url ?? entry.component,
    perm: entry.perm,
    sort: entry.sort,
    visible: entry.type !== 'button' && t(entry.visible ? 'field.yes' : 'field.no'),
    roles: roleNames.slice(0, 2).join(', ') + (roleNames.length > 2 ? ` +${roleNames.length - 2}` : ''),
  };
  const hints = { ...contents, type: typeTitle, path, roles: roleNames.join(', ') };
  return (
    <tr
      data-id={entry.id}
      data-drop={zone}
      data-dragged={isDragged || undefined}
      data-hidden={!entry.visible || undefined}
      style={{ '--level': level }}
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={hasChildren ? isOpen : undefined}
      tabIndex={tabIndex}
      draggable={arrange !== undefined}
    >
      <td>
        <span className="menu-entry">
          {hasChildren ? (
            <button
              {...act('toggle')}
              type="button"
              className="menu-fold"
              tabIndex={-1}
              aria-label={t(isOpen ? 'menuPage.fold' : 'menuPage.unfold', { name: title })}
            >
              <Icon name={isOpen ? 'down' : 'right'} size={14} />
            </button>
          ) : (
            <span className="menu-fold" />
          )}
          <Icon name={entry.type === 'button' ? 'key' : (entry.icon ?? undefined)} size={16} />
          <span className="menu-texts">
            <button {...act('open')} type="button" className="menu-open" tabIndex={tabIndex} title={title}>
              {title === '' ? t('menuPage.unnamed') : title}
            </button>
            {!entry.visible && <span className="menu-badge">{t('menuPage.hidden')}</span>}
            <small className="menu-folded" title={detail ?? undefined}>
              {[path, detail].filter(Boolean).join(' · ')}
            </small>
          </span>
          {remarks !== '' && (
            <span
              className={isFaulty ? 'menu-remark is-fault' : 'menu-remark'}
              role="img"
              aria-label={remarks}
              title={remarks}
            >
              <Icon name="warning" size={16} />
            </span>
          )}
        </span>
      </td>
      {columns.map((name) => {
        const hint = hints[name];
        return (
          <td key={name} className={`menu-${name}`} title={typeof hint === 'string' ? hint : undefined}>
            {contents[name]}
          </td>
        );
      })}
      <td className="menu-tools">
        {mayChange && (entry.type === 'directory' || entry.type === 'menu') && (
          <IconButton
            {...act('add')}
            icon="plus"
            size={16}
            label={t('menuPage.addBelow', { name: title })}
            tabIndex={tabIndex}
          />
        )}
        {arrange && (
          <IconButton
            {...act('menu')}
            icon="more"
            label={t('menuPage.actionsFor', { name: title })}
            tabIndex={tabIndex}
            aria-haspopup="menu"
          />
        )}
      </td>
    </tr>
  );
});

type Messages = Readonly<Record<string, string>>;

function remarksOf(faults: Messages, warnings: Messages): [isFaulty: boolean, text: string] {
  const messages = Object.values(faults);
  return [messages.length > 0, [...messages, ...Object.values(warnings)].join('\n')];
}

declare module 'react' {
  interface CSSProperties {
    '--level'?: number;
  }
}
