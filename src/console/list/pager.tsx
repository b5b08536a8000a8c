import { Pagination } from 'antd';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../entity/language';
import { formatNumber } from '../fields/format/number';
import { type ListState, pageSizes } from './list-address';
import type { ListRows } from './use-list-rows';
import type { ChangeList } from './use-list-state';

interface PagerProps {
  readonly state: ListState;
  readonly rows: ListRows;
  readonly change: ChangeList;
}

/** How many rows there are, which of them are shown, and the way to the others. */
export function Pager({ state: { page, pageSize }, rows: given, change }: PagerProps) {
  const { rows, total, isMore, isFirst } = given;
  const { t, i18n } = useTranslation();
  const said = formatNumber(total, languageOf(i18n.language));
  // Beyond the place where counting stopped, a full page promises another one.
  const reached = (page - 1) * pageSize + rows.length + (rows.length === pageSize ? 1 : 0);
  return (
    <div className="list-pager">
      <span role="status">
        {!isFirst && t(isMore ? 'list.totalAtLeast' : 'list.total', { count: total, total: said })}
      </span>
      <Pagination
        size="small"
        current={page}
        pageSize={pageSize}
        pageSizeOptions={[...pageSizes]}
        total={isMore ? Math.max(total, reached) : total}
        showSizeChanger
        showLessItems
        prevIcon={<Turn sign="‹" name={t('list.previousPage')} />}
        nextIcon={<Turn sign="›" name={t('list.nextPage')} />}
        jumpPrevIcon={ellipsis}
        jumpNextIcon={ellipsis}
        onChange={(next, size) => change({ page: size === pageSize ? next : 1, pageSize: size })}
      />
    </div>
  );
}

const ellipsis = (
  <span className="ant-pagination-item-link" aria-hidden="true">
    …
  </span>
);

interface TurnProps {
  readonly sign: string;
  readonly name: string;
  /** Given by antd. */
  readonly disabled?: boolean;
}

/** antd's own button is called 'left' or 'right' in every language. The list item around it takes the keys. */
function Turn({ sign, name, disabled }: TurnProps) {
  return (
    <button
      type="button"
      className="ant-pagination-item-link"
      tabIndex={-1}
      aria-label={name}
      disabled={disabled}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
