import type { MenuProps } from 'antd';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action, Entity } from '../../../schema/model/entity';
import type { Labelled } from '../../data/resource';
import type { Tool } from '../../data/tool';
import { actionTitle } from '../../i18n/entity-words';
import { actionReason, refusalOf } from '../fields/refusal';
import type { Permissions } from './permissions';
import './record-tools.css';

interface ToolOptions {
  readonly entity: Entity;
  readonly row: Labelled;
  readonly permissions: Permissions;
  readonly onAction: (action: Action) => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** All actions that the user may run on the entity's records; those that are not possible now have a reason. */
export function recordTools(t: TFunction, options: ToolOptions) {
  const { entity, row, permissions, onAction, onEdit, onDelete } = options;
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

type Items = NonNullable<MenuProps['items']>;

/**
 * Items of antd's menu: the possible tools, with a divider between the groups, then "Why not?", which unfolds the
 * other tools with their reasons. `choose` receives the function of the chosen tool.
 */
export function useToolItems(groups: readonly (readonly Tool[])[], choose: (act: () => void) => void): Items {
  const { t } = useTranslation();
  const [isUnfolded, setUnfolded] = useState(false);
  const isPossible = ({ reason }: Tool) => reason === undefined;
  const possible = groups.map((group) => group.filter(isPossible)).filter((group) => group.length > 0);
  const refused = groups.flat().filter((tool) => !isPossible(tool));
  const line = { type: 'divider' } as const;
  const items = possible.flatMap(
    (group, at): Items => [
      ...(at > 0 ? [line] : []),
      ...group.map(({ key, title, danger = false, onChoose }) => ({
        key,
        danger,
        label: title,
        onClick: () => choose(onChoose),
      })),
    ],
  );
  if (refused.length === 0) return items;
  const reasons = refused.map(({ key, title, reason }) => ({
    key,
    label: (
      <span className="record-tool">
        {title}
        <small>{reason}</small>
      </span>
    ),
    disabled: true,
    // The menu's arrow keys skip items that cannot be focused, but the reason must be reachable.
    tabIndex: -1,
  }));
  if (items.length === 0) return reasons;
  const question = {
    key: 'why not',
    label: t('list.whyNot'),
    'aria-expanded': isUnfolded,
    onClick: () => setUnfolded(!isUnfolded),
  };
  return [...items, line, question, ...(isUnfolded ? reasons : [])];
}
