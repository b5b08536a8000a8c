import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Action, Entity } from '../../../entity/model/entity';
import type { Labelled } from '../../data/resource';
import { AnchoredMenu } from '../../kit/anchored-menu';
import type { Permissions } from '../record/permissions';
import { useRecordPaths } from '../record/record-paths';
import { recordTools, useToolItems } from '../record/record-tools';

interface RowMenuProps {
  readonly entity: Entity;
  readonly row: Labelled;
  readonly opener: HTMLElement;
  readonly permissions: Permissions;
  readonly onAction: (action: Action, row: Labelled) => void;
  readonly onDelete: (row: Labelled) => void;
  readonly onClose: () => void;
}

/** Actions of one row, and the reasons why other actions are not possible. */
export function RowMenu(props: RowMenuProps) {
  const { row, opener, onAction, onDelete, onClose } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const paths = useRecordPaths(props.entity);
  const { edit, steps, deletion } = recordTools(t, {
    ...props,
    onAction: (action) => onAction(action, row),
    onEdit: () => navigate(paths.edit(row.id)),
    onDelete: () => onDelete(row),
  });
  const view = { key: 'show', title: t('list.view'), onChoose: () => navigate(paths.show(row.id)) };
  const items = useToolItems([[view, ...edit], steps, deletion], (act) => {
    act();
    onClose();
  });
  return (
    <AnchoredMenu
      opener={opener}
      menu={{ items }}
      onClose={onClose}
      onOpenChange={(open, { source }) => !open && source === 'trigger' && onClose()}
    />
  );
}
