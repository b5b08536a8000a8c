import type { MenuProps } from 'antd';
import type { TFunction } from 'i18next';
import type { Action, Entity } from '../../../entity/model/entity';
import type { Labelled } from '../../data/resource';
import type { Tool } from '../../data/tool';
import { actionTitle } from '../../i18n/entity-words';
import type { Permissions } from './permissions';
import { actionReason, refusalOf } from './refusal';
import './record-tools.css';

interface Given {
  readonly entity: Entity;
  readonly row: Labelled;
  readonly permissions: Permissions;
  readonly onAction: (action: Action) => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** What the reader can ever do with records of the entity, and why not with this one. */
export function recordTools(t: TFunction, given: Given) {
  const { entity, row, permissions, onAction, onEdit, onDelete } = given;
  const edit: Tool = {
    key: 'edit',
    title: t('show.edit'),
    reason: refusalOf(t, entity, row, 'update'),
    onChoose: onEdit,
  };
  const deletion: Tool = {
    key: 'delete',
    title: t('show.delete.button'),
    danger: true,
    reason: refusalOf(t, entity, row, 'delete'),
    onChoose: onDelete,
  };
  return {
    edit: permissions.may('update') ? [edit] : [],
    steps: permissions.actions.map(
      (action): Tool => ({
        key: `action ${action.name}`,
        title: actionTitle(t, entity, action),
        danger: action.danger,
        reason: actionReason(entity, action, row, t),
        onChoose: () => onAction(action),
      }),
    ),
    deletion: permissions.may('delete') ? [deletion] : [],
  };
}

/** Entries of antd's menu, with a line between the groups. `choose` is called with what an entry does. */
export function toolItems(
  groups: readonly (readonly Tool[])[],
  choose: (act: () => void) => void,
): MenuProps['items'] {
  const filled = groups.filter((group) => group.length > 0);
  return filled.flatMap((group, at) => [
    ...(at > 0 ? [{ type: 'divider' as const }] : []),
    ...group.map(({ key, title, danger = false, reason, onChoose }) => ({
      key,
      danger,
      label:
        reason === undefined ? (
          title
        ) : (
          <span className="record-tool">
            {title}
            <small>{reason}</small>
          </span>
        ),
      disabled: reason !== undefined,
      // The menu's arrow keys pass over what cannot have the focus; the reason must be reached as well.
      tabIndex: -1,
      // Enter calls this on a disabled entry too.
      onClick: () => reason === undefined && choose(onChoose),
    })),
  ]);
}
