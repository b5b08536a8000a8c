import { useTranslation } from 'react-i18next';
import type { ListState } from '../../data/list/list-address';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import { SearchBox } from './search-box';
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
