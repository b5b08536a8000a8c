import { useCallback } from 'react';
import type { Action, Entity } from '../../../entity/model/entity';
import type { Labelled } from '../../data/resource';
import {
  actionReasonOf,
  deletionReason,
  isDeletable,
  isPossible,
  leftOutText,
  type ReasonOf,
} from '../record/left-out';
import type { Permissions } from '../record/permissions';
import { type Actions, useActions } from '../record/use-actions';
import { type Doomed, useDelete } from '../record/use-delete';
import type { Selection } from './selection-column';

interface Batch {
  readonly actions: Actions;
  /** Whether there is anything to select rows for. */
  readonly isOffered: boolean;
  /** Why nothing at all can be done with a row. */
  readonly reasonOf: ReasonOf;
  readonly remove: (records: readonly Doomed[]) => Promise<void>;
  /** The same with several rows; those with which it is not possible are left out, and named before. */
  readonly removeAll: (rows: readonly Labelled[]) => Promise<void>;
  readonly takeAll: (action: Action, rows: readonly Labelled[]) => Promise<void>;
}

/** What is done with one row of a list or with many, and what becomes of the ticks then. */
export function useBatch(entity: Entity, permissions: Permissions, selection: Selection): Batch {
  const { untick } = selection;
  const actions = useActions(entity, untick);
  const deleteRecords = useDelete(entity);
  const mayDelete = permissions.may('delete');

  const removeRows: Remove = async (records, note) => {
    const { isDone, changed } = await deleteRecords(records, note && { note });
    // Records that were changed meanwhile lose their tick: the user looks at them before deleting them.
    untick((isDone ? records : changed).map(({ id }) => id));
  };
  const noteOn =
    (rows: readonly Labelled[], reasonOf: ReasonOf): Note =>
    (t) =>
      leftOutText(t, entity, rows, reasonOf);
  return {
    actions,
    isOffered: mayDelete || permissions.actions.length > 0,
    reasonOf: useCallback<ReasonOf>(
      (row, t) => {
        if ((mayDelete && isDeletable(row)) || permissions.actions.some((action) => isPossible(action, row)))
          return undefined;
        const [action] = permissions.actions;
        const reason = mayDelete || !action ? deletionReason(entity) : actionReasonOf(entity, action);
        return reason(row, t);
      },
      [entity, permissions, mayDelete],
    ),
    remove: (records) => removeRows(records),
    removeAll: (rows) => {
      const free = rows.filter(isDeletable);
      return removeRows(free, free.length < rows.length ? noteOn(rows, deletionReason(entity)) : undefined);
    },
    takeAll: (action, rows) => {
      const free = rows.filter((row) => isPossible(action, row));
      return actions.start(action, free, noteOn(rows, actionReasonOf(entity, action)));
    },
  };
}

type Note = NonNullable<Parameters<Actions['start']>[2]>;
type Remove = (records: readonly Doomed[], note?: Note) => Promise<void>;
