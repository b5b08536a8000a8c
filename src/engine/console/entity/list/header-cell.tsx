import { useTranslation } from 'react-i18next';
import type { Sorter } from '../../../schema/query/list-order';
import { Icon } from '../../kit/icon';
import { notify } from '../../kit/notice/notify';

interface HeaderCellProps {
  readonly title: string;
  readonly sorter: Sorter | undefined;
  /** From 1; only if the list is sorted by several columns. */
  readonly rank: number | undefined;
  /** Undefined if the list cannot be sorted by the column. */
  readonly onSort: ((adds: boolean) => void) | undefined;
  /** Whether sorting is off because the list is too big. */
  readonly isUnsortable: boolean;
  readonly onFilter: ((opener: HTMLElement) => void) | undefined;
  readonly isFiltered: boolean;
}

const signs = { asc: '↑', desc: '↓' } as const;

/** Title of a column as a sort button, and the button that opens its filter. */
export function HeaderCell(props: HeaderCellProps) {
  const { title, sorter, rank, onSort, isUnsortable, onFilter, isFiltered } = props;
  const { t } = useTranslation();
  return (
    <span className="list-header">
      {onSort ? (
        <button
          type="button"
          className="list-sort"
          title={t('list.sortHint')}
          onClick={(event) => onSort(event.shiftKey)}
        >
          {title}
          <span className={sorter ? 'list-sort-sign' : 'list-sort-sign is-off'} aria-hidden="true">
            {sorter ? signs[sorter.order] : '↕'}
            {rank}
          </span>
        </button>
      ) : isUnsortable ? (
        // A button, so that keyboard and touch users can reach the reason.
        <button
          type="button"
          className="list-sort"
          aria-disabled="true"
          title={t('list.unsortable')}
          onClick={() => notify.info(t('list.unsortable'))}
        >
          {title}
        </button>
      ) : (
        <span>{title}</span>
      )}
      {onFilter && (
        <button
          type="button"
          className={isFiltered ? 'list-icon is-on' : 'list-icon'}
          aria-label={t('list.filterBy', { field: title })}
          aria-haspopup="dialog"
          onClick={(event) => onFilter(event.currentTarget)}
        >
          <Icon name="filter" size={14} />
        </button>
      )}
    </span>
  );
}
