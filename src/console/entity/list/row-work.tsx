import type { Entity } from '../../../entity/model/entity';
import type { Labelled } from '../../data/resource';
import type { Opened } from '../../kit/anchor';
import { useActions } from '../actions/use-actions';
import type { Permissions } from '../record/permissions';
import { useDelete } from '../record/use-delete';
import { RowMenu } from './row-menu';

interface RowWorkProps {
  readonly entity: Entity;
  readonly permissions: Permissions;
  /** The row whose menu is open. */
  readonly opened: Opened<Labelled> | undefined;
  readonly onClose: () => void;
  /** Called with the ids of rows whose records have changed or were deleted. */
  readonly onChanged: (ids: readonly number[]) => void;
}

/** The menu of a row and the dialogs that it opens, which outlive the menu. */
export default function RowWork({ entity, permissions, opened, onClose, onChanged }: RowWorkProps) {
  const actions = useActions(entity);
  const deleteRecords = useDelete(entity);
  const remove = async (row: Labelled) => {
    const { isDone, changed } = await deleteRecords([row]);
    onChanged((isDone ? [row] : changed).map(({ id }) => id));
  };
  return (
    <>
      {opened && (
        <RowMenu
          entity={entity}
          row={opened.subject}
          opener={opened.opener}
          permissions={permissions}
          onAction={(action, row) => void actions.start(action, [row])}
          onDelete={(row) => void remove(row)}
          onClose={onClose}
        />
      )}
      {actions.dialog}
    </>
  );
}
