import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Labelled } from '../../data/resource';
import type { Opened } from '../../kit/anchor';
import { AnchoredMenu } from '../../kit/anchored-menu';
import { type Actions, useActions } from '../actions/use-actions';
import { recordTools, ToolItems } from '../record/record-tools';
import { useDelete } from '../record/use-delete';
import { useListContext } from './use-list-controller';

/** The menu of a row and the dialogs that it opens, which outlive the menu. */
export default function RowWork() {
  const { entity, popups } = useListContext();
  const actions = useActions(entity);
  const { opened } = popups.row;
  return (
    <>
      {opened && <RowMenu opened={opened} actions={actions} />}
      {actions.dialog}
    </>
  );
}

interface RowMenuProps {
  readonly opened: Opened<Labelled>;
  readonly actions: Actions;
}

/** Actions of one row, and the reasons why other actions are not possible. */
function RowMenu({ opened: { subject: row, opener }, actions }: RowMenuProps) {
  const { entity, permissions, paths, selection, popups } = useListContext();
  const { close } = popups.row;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const deleteRecords = useDelete(entity);
  const remove = async () => {
    const { isDone, changed } = await deleteRecords([row]);
    selection.untick((isDone ? [row] : changed).map(({ id }) => id));
  };
  const { edit, steps, deletion } = recordTools(t, {
    entity,
    row,
    permissions,
    onAction: (action) => void actions.start(action, [row]),
    onEdit: () => navigate(paths.edit(row.id)),
    onDelete: () => void remove(),
  });
  const view = { key: 'show', title: t('list.view'), onChoose: () => navigate(paths.show(row.id)) };
  return (
    <AnchoredMenu opener={opener} onClose={close}>
      <ToolItems groups={[[view, ...edit], steps, deletion]} />
    </AnchoredMenu>
  );
}
