import { useTranslation } from 'react-i18next';
import type { Action, Entity } from '../../entity/entity';
import { Icon } from '../layout/icon';
import { MenuButton } from '../layout/menu-button';
import { MenuItem } from '../layout/menu-item';
import { actionReason } from '../record/action-reason';
import type { Permissions } from '../record/permissions';
import type { Labelled } from '../resource';
import { actionTitle } from '../words/entity-words';

interface ToolsMenuProps {
  readonly entity: Entity;
  readonly row: Labelled;
  readonly permissions: Permissions;
  readonly onAction: (action: Action) => void;
  readonly onDelete: () => void;
}

/** What can be done with the record, where there is no room for a button each. */
export function ToolsMenu({ entity, row, permissions, onAction, onDelete }: ToolsMenuProps) {
  const { t } = useTranslation();
  if (permissions.actions.length === 0 && !permissions.may('delete')) return null;
  return (
    <MenuButton label={t('shell.moreActions')} face={<Icon name="more" />}>
      {permissions.actions.map((action) => {
        const reason = actionReason(entity, action, row, t);
        return (
          <MenuItem
            key={action.name}
            text={actionTitle(t, entity, action)}
            note={reason}
            disabled={reason !== undefined}
            onChoose={() => onAction(action)}
          />
        );
      })}
      {permissions.may('delete') && <MenuItem text={t('show.delete.button')} onChoose={onDelete} />}
    </MenuButton>
  );
}
