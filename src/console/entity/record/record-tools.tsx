import type { MenuProps } from 'antd';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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

type Items = NonNullable<MenuProps['items']>;

/**
 * Entries of antd's menu: what is possible, with a line between the groups, then "Why not?", which shows the rest with
 * their reasons. `choose` is called with what an entry does.
 */
export function useToolItems(groups: readonly (readonly Tool[])[], choose: (act: () => void) => void): Items {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
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
    // The menu's arrow keys pass over what cannot have the focus; the reason must be reached as well.
    tabIndex: -1,
  }));
  if (items.length === 0) return reasons;
  const question = {
    key: 'why not',
    label: t('list.whyNot'),
    'aria-expanded': isAsked,
    onClick: () => setAsked(!isAsked),
  };
  return [...items, line, question, ...(isAsked ? reasons : [])];
}
