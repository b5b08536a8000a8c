import { useTranslation } from 'react-i18next';
import type { Action, Entity } from '../../entity/entity';
import { Button } from '../layout/button';
import { Icon } from '../layout/icon';
import { phone, useMedia } from '../layout/use-media';
import { actionReason } from '../record/action-reason';
import { LinkButton } from '../record/link-button';
import type { Permissions } from '../record/permissions';
import { useRecordPaths } from '../record/record-paths';
import type { Labelled } from '../resource';
import { actionTitle } from '../words/entity-words';
import { ActionButton } from './action-button';
import { ToolsMenu } from './tools-menu';

interface ShowToolsProps {
  readonly entity: Entity;
  readonly row: Labelled;
  readonly permissions: Permissions;
  readonly onAction: (action: Action) => void;
  readonly onDelete: () => void;
}

/** What can be done with the record. */
export function ShowTools(props: ShowToolsProps) {
  const { entity, row, permissions } = props;
  const { t } = useTranslation();
  const paths = useRecordPaths(entity);
  const isNarrow = useMedia(phone);
  return (
    <>
      {isNarrow ? <ToolsMenu {...props} /> : <ToolButtons {...props} />}
      {permissions.may('update') && (
        <LinkButton
          look="primary"
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

function ToolButtons({ entity, row, permissions, onAction, onDelete }: ShowToolsProps) {
  const { t } = useTranslation();
  return (
    <>
      {permissions.actions.map((action) => (
        <ActionButton
          key={action.name}
          title={actionTitle(t, entity, action)}
          reason={actionReason(entity, action, row, t)}
          danger={action.danger ?? false}
          onPress={() => onAction(action)}
        />
      ))}
      {permissions.may('delete') && (
        <Button look="outlined-danger" icon={<Icon name="delete" size={16} />} onClick={onDelete}>
          {t('show.delete.button')}
        </Button>
      )}
    </>
  );
}
