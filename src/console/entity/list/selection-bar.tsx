import { useTranslation } from 'react-i18next';
import type { Action, Entity } from '../../../entity/model/entity';
import type { Labelled } from '../../data/resource';
import { actionTitle } from '../../i18n/entity-words';
import { Button } from '../../kit/button';
import { isDeletable, isPossible } from '../record/left-out';
import type { Permissions } from '../record/permissions';
import type { Selection } from './selection-column';

interface SelectionBarProps {
  readonly entity: Entity;
  readonly permissions: Permissions;
  readonly selection: Selection;
  /** The ticked rows, as far as is known as they are now. */
  readonly rows: readonly Labelled[];
  readonly onAction: (action: Action, rows: readonly Labelled[]) => void;
  readonly onDelete: (rows: readonly Labelled[]) => void;
}

/** What can be done with some of the ticked rows at least; nothing while none are. */
export function SelectionBar(props: SelectionBarProps) {
  const { entity, permissions, selection, rows, onAction, onDelete } = props;
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  const withCount = (title: string, count: number) =>
    count < rows.length ? t('list.ofSelected', { action: title, count }) : title;
  const steps = permissions.actions
    .map((action) => ({ action, count: rows.filter((row) => isPossible(action, row)).length }))
    .filter(({ count }) => count > 0);
  const deletable = permissions.may('delete') ? rows.filter(isDeletable).length : 0;
  return (
    <section className="list-selection" aria-label={t('list.selection')}>
      <span role="status">{t('list.selected', { count: rows.length })}</span>
      {steps.map(({ action, count }) => (
        <Button
          key={action.name}
          size="small"
          {...(action.danger && { look: 'outlined-danger' as const })}
          onClick={() => onAction(action, rows)}
        >
          {withCount(actionTitle(t, entity, action), count)}
        </Button>
      ))}
      {deletable > 0 && (
        <Button size="small" look="outlined-danger" onClick={() => onDelete(rows)}>
          {withCount(t('list.deleteSelected'), deletable)}
        </Button>
      )}
      <button type="button" className="list-link" onClick={selection.clear}>
        {t('list.clearSelection')}
      </button>
    </section>
  );
}
