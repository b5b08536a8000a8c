import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button';
import type { Selection } from './selection';

interface SelectionBarProps {
  readonly selection: Selection;
  /** Undefined where the reader may not delete. */
  readonly onDelete: (() => void) | undefined;
}

/** What can be done with the ticked rows; nothing while none are. */
export function SelectionBar({ selection, onDelete }: SelectionBarProps) {
  const { t } = useTranslation();
  if (selection.ids.size === 0) return null;
  return (
    <section className="list-selection" aria-label={t('list.selection')}>
      <span role="status">{t('list.selected', { count: selection.ids.size })}</span>
      {onDelete && (
        <Button size="small" look="outlined-danger" onClick={onDelete}>
          {t('list.deleteSelected')}
        </Button>
      )}
      <button type="button" className="list-link" onClick={selection.clear}>
        {t('list.clearSelection')}
      </button>
    </section>
  );
}
