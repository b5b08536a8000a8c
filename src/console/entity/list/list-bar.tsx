import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../entity/model/entity';
import type { ListState } from '../../data/list/list-address';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import { ListNews } from './list-news';
import { SearchBox } from './search-box';
import { SortingChoice } from './sorting-choice';
import type { ListFields } from './use-list-fields';
import type { ListLayout } from './use-list-layout';
import type { ListPopups } from './use-list-popups';
import type { ListRows } from './use-list-rows';
import type { ChangeList } from './use-list-state';

interface ListBarProps {
  readonly entity: Entity;
  readonly fields: ListFields;
  readonly layout: ListLayout;
  readonly state: ListState;
  readonly change: ChangeList;
  readonly rows: ListRows;
  readonly popups: ListPopups;
  readonly onRefresh: () => void;
  readonly onShowNews: () => void;
}

/** Toolbar of a list: search, filters, layout, columns. */
export function ListBar(props: ListBarProps) {
  const { entity, fields, layout, state, change, rows, popups, onRefresh, onShowNews } = props;
  const { t } = useTranslation();
  return (
    <div className={layout.shown === 'table' ? 'list-bar' : 'list-bar is-cards'}>
      {fields.isSearchable && <SearchBox value={state.search} onSearch={(search) => change({ search })} />}
      <Button
        icon={<Icon name="filter" size={16} />}
        aria-haspopup="menu"
        onClick={(event) => popups.openFilters(event.currentTarget)}
      >
        {t('list.filter')}
      </Button>
      <SortingChoice entity={entity} names={fields.names} state={state} change={change} />
      <span className="list-bar-end">
        <ListNews news={rows.news} onShow={onShowNews} />
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
