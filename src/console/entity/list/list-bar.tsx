import { useTranslation } from 'react-i18next';
import type { ListState } from '../../data/list/list-address';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import { SearchBox } from './search-box';
import type { Selection } from './selection-column';
import type { ListPopups } from './use-list-popups';
import type { ListRows } from './use-list-rows';
import type { ChangeList } from './use-list-state';

interface ListBarProps {
  readonly isSearchable: boolean;
  readonly state: ListState;
  readonly change: ChangeList;
  readonly rows: ListRows;
  readonly popups: ListPopups;
  readonly onRefresh: () => void;
}

/** How the list is looked at: search, filters, columns. */
export function ListBar({ isSearchable, state, change, rows, popups, onRefresh }: ListBarProps) {
  const { t } = useTranslation();
  return (
    <div className="list-bar">
      {isSearchable && <SearchBox value={state.search} onSearch={(search) => change({ search })} />}
      <Button
        icon={<Icon name="filter" size={16} />}
        aria-haspopup="menu"
        onClick={(event) => popups.openFilters(event.currentTarget)}
      >
        {t('list.filter')}
      </Button>
      <span className="list-bar-end">
        <Button
          icon={<Icon name="setting" size={16} />}
          aria-haspopup="dialog"
          onClick={(event) => popups.openColumns(event.currentTarget)}
        >
          {t('list.columns')}
        </Button>
        <Button
          icon={<Icon name="reload" size={16} />}
          aria-label={t('list.refresh')}
          title={t('list.refresh')}
          isBusy={rows.isChanging}
          onClick={onRefresh}
        />
      </span>
    </div>
  );
}

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
