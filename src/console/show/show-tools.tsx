import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Action, Entity } from '../../entity/entity';
import { Icon } from '../layout/icon';
import { actionReason } from '../record/action-reason';
import { LinkButton } from '../record/link-button';
import type { Permissions } from '../record/permissions';
import { useRecordPaths } from '../record/record-paths';
import type { Labelled } from '../resource';
import { actionTitle } from '../words/entity-words';

interface ShowToolsProps {
  readonly entity: Entity;
  readonly row: Labelled;
  readonly permissions: Permissions;
  readonly onAction: (action: Action) => void;
  readonly onDelete: () => void;
}

/** What can be done with the record. An impossible action stays reachable, so that it can say why. */
export function ShowTools({ entity, row, permissions, onAction, onDelete }: ShowToolsProps) {
  const { t } = useTranslation();
  const paths = useRecordPaths(entity);
  return (
    <>
      <LinkButton to={paths.list()} icon={<Icon name="left" size={16} />}>
        {t('show.back')}
      </LinkButton>
      {permissions.actions.map((action) => {
        const reason = actionReason(entity, action, row, t);
        return (
          <Button
            key={action.name}
            danger={action.danger ?? false}
            className={reason === undefined ? '' : 'show-refused'}
            aria-disabled={reason !== undefined}
            title={reason}
            aria-label={reason === undefined ? undefined : `${actionTitle(t, entity, action)}: ${reason}`}
            onClick={() => reason === undefined && onAction(action)}
          >
            {actionTitle(t, entity, action)}
          </Button>
        );
      })}
      {permissions.may('delete') && (
        <Button danger icon={<Icon name="delete" size={16} />} onClick={onDelete}>
          {t('show.delete.button')}
        </Button>
      )}
      {permissions.may('update') && (
        <LinkButton
          type="primary"
          to={paths.edit(row.id)}
          state={{ back: paths.show(row.id) }}
          icon={<Icon name="edit" size={16} />}
        >
          {t('show.edit')}
        </LinkButton>
      )}
    </>
  );
}
