import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import { ListNews } from './list-news';
import { SearchBox } from './search-box';
import { SortingChoice } from './sorting-choice';
import { useListContext } from './use-list-controller';

/** Toolbar of a list: search, filters, layout, columns. */
export function ListBar() {
  const { fields, layout, state, change, rows, popups, refresh } = useListContext();
  const { t } = useTranslation();
  const showNews = () => (state.page > 1 ? change({ page: 1 }) : refresh());
  return (
    <div className={layout.shown === 'table' ? 'list-bar' : 'list-bar is-cards'}>
      {fields.isSearchable && <SearchBox value={state.search} onSearch={(search) => change({ search })} />}
      <Button
        icon={<Icon name="filter" size={16} />}
        aria-haspopup="menu"
        onClick={(event) => popups.filters.open(null, event.currentTarget)}
      >
        {t('list.filter')}
      </Button>
      <SortingChoice />
      <span className="list-bar-end">
        <ListNews news={rows.news} onShow={showNews} />
        {layout.other && (
          <Button
            className="button-short"
            icon={<Icon name={layout.shown === 'table' ? 'appstore' : 'table'} size={16} />}
            onClick={() => layout.choose(layout.shown === 'table' ? (layout.other ?? 'table') : 'table')}
          >
            {t(`list.layout.${layout.shown === 'table' ? layout.other : 'table'}`)}
          </Button>
        )}
        <Button
          className="button-short"
          icon={<Icon name="setting" size={16} />}
          aria-haspopup="dialog"
          onClick={(event) => popups.columns.open(null, event.currentTarget)}
        >
          {t('list.columns')}
        </Button>
        <Button
          icon={<Icon name="reload" size={16} />}
          aria-label={t('list.refresh')}
          title={t('list.refresh')}
          isBusy={rows.isChanging}
          onClick={refresh}
        />
      </span>
    </div>
  );
}
