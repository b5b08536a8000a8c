import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Action } from '../../../schema/model/entity';
import type { Labelled } from '../../data/resource';
import { actionTitle } from '../../i18n/entity-words';
import { Button } from '../../kit/button';
import { useActions } from '../actions/use-actions';
import { actionReason, refusalOf } from '../fields/refusal';
import { leftOutOf } from '../record/left-out';
import { isDeletable, isPossible } from '../record/possible';
import { useDelete } from '../record/use-delete';
import { useListContext } from './use-list-controller';

/** Bulk actions that apply to at least one ticked row. Before an action runs, the user sees which rows it skips. */
export default function SelectionBar() {
  const { t } = useTranslation();
  const { entity, permissions, selection } = useListContext();
  const { records: rows, untick, clear } = selection;
  const actions = useActions(entity, untick);
  const deleteRecords = useDelete(entity);
  const deletable = permissions.may('delete') ? rows.filter(isDeletable) : [];
  const steps = permissions.actions
    .map((action) => ({ action, possible: rows.filter((row) => isPossible(action, row)) }))
    .filter(({ possible }) => possible.length > 0);

  const take = (action: Action, possible: readonly Labelled[]) => {
    const reasonOf = (row: Labelled, t: TFunction) => actionReason(entity, action, row, t);
    return actions.start(action, possible, (t) => leftOutOf(t, entity, rows, reasonOf));
  };
  const remove = async () => {
    const reasonOf = (row: Labelled, t: TFunction) => refusalOf(t, entity, row, 'delete');
    const leftOut = (t: TFunction) => leftOutOf(t, entity, rows, reasonOf);
    const { isDone, changed } = await deleteRecords(deletable, { leftOut });
    // Records that others have changed are unticked: the user should look at them before deleting them.
    untick((isDone ? deletable : changed).map(({ id }) => id));
  };
  const counted = (title: string, { length }: readonly Labelled[]) =>
    length < rows.length ? t('list.ofSelected', { action: title, count: length }) : title;

  return (
    <>
      {rows.length > 0 && (
        <section className="list-selection" aria-label={t('list.selection')}>
          <span role="status">{t('list.selected', { count: rows.length })}</span>
          {steps.map(({ action, possible }) => (
            <Button
              key={action.name}
              size="small"
              {...(action.danger && { look: 'outlined-danger' as const })}
              onClick={() => void take(action, possible)}
            >
              {counted(actionTitle(t, entity, action), possible)}
            </Button>
          ))}
          {deletable.length > 0 && (
            <Button size="small" look="outlined-danger" onClick={() => void remove()}>
              {counted(t('list.deleteSelected'), deletable)}
            </Button>
          )}
          <button type="button" className="list-link" onClick={clear}>
            {t('list.clearSelection')}
          </button>
        </section>
      )}
      {actions.dialog}
    </>
  );
}
