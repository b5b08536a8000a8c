import type { TFunction } from 'i18next';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action, Entity } from '../../../schema/model/entity';
import type { Labelled } from '../../data/resource';
import type { Tool } from '../../data/tool';
import { actionTitle } from '../../i18n/entity-words';
import { MenuItem } from '../../kit/menu-item';
import { actionReason, refusalOf } from '../fields/refusal';
import type { Permissions } from './permissions';

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

interface ToolItemsProps {
  readonly groups: readonly (readonly Tool[])[];
}

/**
 * Items of a menu: the possible tools, with a divider between the groups, then "Why not?", which unfolds the other
 * tools with their reasons. Without possible tools, the others are listed at once.
 */
export function ToolItems({ groups }: ToolItemsProps) {
  const { t } = useTranslation();
  const [isUnfolded, setUnfolded] = useState(false);
  const isPossible = ({ reason }: Tool) => reason === undefined;
  const possible = groups.map((group) => group.filter(isPossible)).filter((group) => group.length > 0);
  const refused = groups.flat().filter((tool) => !isPossible(tool));
  const reasons = refused.map(({ key, title, reason, onChoose }) => (
    <MenuItem
      key={key}
      text={
        <>
          {title}
          <small>{reason}</small>
        </>
      }
      disabled
      onChoose={onChoose}
    />
  ));
  if (possible.length === 0) return reasons;
  return (
    <>
      {possible.map((group, at) => (
        <Fragment key={group[0]?.key}>
          {at > 0 && <hr />}
          {group.map(({ key, title, danger, onChoose }) => (
            <MenuItem key={key} text={title} danger={danger} onChoose={onChoose} />
          ))}
        </Fragment>
      ))}
      {refused.length > 0 && (
        <>
          <hr />
          <MenuItem
            text={t('list.whyNot')}
            isUnfolded={isUnfolded}
            onChoose={() => setUnfolded(!isUnfolded)}
          />
          {isUnfolded && reasons}
        </>
      )}
    </>
  );
}
