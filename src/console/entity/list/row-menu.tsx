import { Dropdown, type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Action, Entity } from '../../../entity/model/entity';
import type { Labelled } from '../../data/resource';
import { actionTitle } from '../../i18n/entity-words';
import { keepKey, menuContainer, usePlace } from '../../kit/anchor';
import { actionReason } from '../record/action-reason';
import type { Permissions } from '../record/permissions';
import { useRecordPaths } from '../record/record-paths';
import { refusalOf } from '../record/refusal';

interface RowMenuProps {
  readonly entity: Entity;
  readonly row: Labelled;
  readonly opener: HTMLElement;
  readonly permissions: Permissions;
  readonly onAction: (action: Action, row: Labelled) => void;
  readonly onDelete: (row: Labelled) => void;
  readonly onClose: () => void;
}

/** What can be done with one row; what it or its state forbids says so. */
export default function RowMenu({
  entity,
  row,
  opener,
  permissions,
  onAction,
  onDelete,
  onClose,
}: RowMenuProps) {
  const place = usePlace(opener);
  const { t } = useTranslation();
  const navigate = useNavigate();
  const paths = useRecordPaths(entity);
  const choose = (act: () => void) => {
    act();
    onClose();
  };
  const item = (
    key: string,
    title: string,
    reason: string | undefined,
    danger: boolean,
    act: () => void,
  ) => ({
    key,
    label: reason === undefined ? title : <Refused title={title} reason={reason} />,
    disabled: reason !== undefined,
    // The menu's arrow keys pass over what cannot have the focus; the reason must be reached as well.
    tabIndex: -1,
    danger,
    // Enter on a disabled entry calls this all the same.
    onClick: () => reason === undefined && choose(act),
  });
  const actions = permissions.actions.map((action) =>
    item(
      `action ${action.name}`,
      actionTitle(t, entity, action),
      actionReason(entity, action, row, t),
      action.danger ?? false,
      () => onAction(action, row),
    ),
  );
  const edit = () => navigate(paths.edit(row.id));
  const items: MenuProps['items'] = [
    item('show', t('list.view'), undefined, false, () => navigate(paths.show(row.id))),
    ...(permissions.may('update')
      ? [item('edit', t('list.edit'), refusalOf(t, row, 'update'), false, edit)]
      : []),
    ...(actions.length > 0 ? [{ type: 'divider' as const }, ...actions] : []),
    ...(permissions.may('delete')
      ? [
          { type: 'divider' as const },
          item('delete', t('list.delete'), refusalOf(t, row, 'delete'), true, () => onDelete(row)),
        ]
      : []),
  ];
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      menu={{ items, onClick: keepKey }}
      getPopupContainer={menuContainer}
      onOpenChange={(open, { source }) => !open && source === 'trigger' && onClose()}
    >
      <span className="list-anchor" style={place} />
    </Dropdown>
  );
}

function Refused({ title, reason }: { readonly title: string; readonly reason: string }) {
  return (
    <span className="list-refused">
      {title}
      <small>{reason}</small>
    </span>
  );
}
