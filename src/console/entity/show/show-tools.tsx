import { useTranslation } from 'react-i18next';
import type { Action, Entity } from '../../../entity/model/entity';
import type { Labelled } from '../../data/resource';
import type { Tool } from '../../data/tool';
import { actionTitle } from '../../i18n/entity-words';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import { phone, useMedia } from '../../kit/use-media';
import { actionReason } from '../record/action-reason';
import { LinkButton } from '../record/link-button';
import type { Permissions } from '../record/permissions';
import { useRecordPaths } from '../record/record-paths';
import { refusalOf } from '../record/refusal';
import { ToolsMenu } from './tools-menu';

interface ShowToolsProps {
  readonly entity: Entity;
  readonly row: Labelled;
  readonly permissions: Permissions;
  /** What this entity offers besides. */
  readonly own: readonly Tool[];
  readonly onAction: (action: Action) => void;
  readonly onDelete: () => void;
}

/** What can be done with the record: the step that is next, to edit it, and behind a button all the rest, with why not where it may not. */
export function ShowTools({ entity, row, permissions, own, onAction, onDelete }: ShowToolsProps) {
  const { t } = useTranslation();
  const paths = useRecordPaths(entity);
  const isNarrow = useMedia(phone);
  const steps = permissions.actions.map((action) => ({
    key: action.name,
    title: actionTitle(t, entity, action),
    danger: action.danger,
    reason: actionReason(entity, action, row, t),
    onChoose: () => onAction(action),
  }));
  const next = isNarrow ? undefined : steps.find(({ danger, reason }) => !danger && reason === undefined);
  const deletion = {
    key: 'delete',
    title: t('show.delete.button'),
    danger: true,
    reason: refusalOf(t, row, 'delete'),
    onChoose: onDelete,
  };
  const unedited = refusalOf(t, row, 'update');
  const edit = { key: 'edit', title: t('show.edit'), reason: unedited, onChoose: () => undefined };
  return (
    <>
      {next && <Button onClick={next.onChoose}>{next.title}</Button>}
      {permissions.may('update') && unedited === undefined && (
        <LinkButton
          className="page-head-short"
          look="primary"
          to={paths.edit(row.id)}
          state={{ back: paths.show(row.id) }}
          icon={<Icon name="edit" size={16} />}
        >
          {t('show.edit')}
        </LinkButton>
      )}
      <ToolsMenu
        tools={[
          ...(permissions.may('update') && unedited !== undefined ? [edit] : []),
          ...own,
          ...steps.filter((step) => step !== next),
          ...(permissions.may('delete') ? [deletion] : []),
        ]}
      />
    </>
  );
}
