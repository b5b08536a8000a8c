import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../schema/contract/language';
import { pagePath, pageReach } from '../../../schema/query/page-reach';
import { pageSizes } from '../../data/list/list-address';
import { formatNumber } from '../../i18n/format/number';
import './pager.css';
import { useListContext } from './use-list-controller';

/** The total, the range shown, and buttons for the other pages. */
export function Pager() {
  const { state, rows: listed, change } = useListContext();
  const { page, pageSize } = state;
  const { rows, total, lastPage, isMore, isFirst } = listed;
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const said = formatNumber(total, language);
  // If the server stopped counting, a full page implies that another page follows.
  const totalIs = isMore ? 'atLeast' : 'exact';
  const isReached = (step: number) =>
    pagePath({ start: (step - 1) * pageSize, end: step * pageSize }, { total, totalIs }) !== undefined;
  const last = isMore ? Math.max(lastPage, page + (rows.length === pageSize ? 1 : 0)) : lastPage;
  const isTooDeep = [page - 1, page + 1].some((step) => step >= 1 && step <= last && !isReached(step));
  const steps = pageSteps(page, last).filter((step) => typeof step !== 'number' || isReached(step));
  const isEnd = (step: number) => step < 1 || step > last || !isReached(step);
  const turnTo = (next: number) => change({ page: next });
  return (
    <div className="list-pager">
      <span role="status">
        {!isFirst && t(isMore ? 'list.totalAtLeast' : 'list.total', { count: total, total: said })}
        {isTooDeep && <small>{t('list.tooDeep', { rows: formatNumber(pageReach, language) })}</small>}
      </span>
      <nav className="pager" aria-label={t('list.pages')}>
        <ul>
          <li>
            <Turn
              sign="‹"
              name={t('list.previousPage')}
              to={page - 1}
              isEnd={isEnd(page - 1)}
              onTurn={turnTo}
            />
          </li>
          {steps.map((step) => (
            <li key={step}>
              {typeof step === 'number' ? (
                <button
                  type="button"
                  aria-label={t('list.page', { page: formatNumber(step, language) })}
                  aria-current={step === page ? 'page' : undefined}
                  onClick={() => turnTo(step)}
                >
                  {formatNumber(step, language)}
                </button>
              ) : (
                <span aria-hidden="true">…</span>
              )}
            </li>
          ))}
          <li>
            <Turn sign="›" name={t('list.nextPage')} to={page + 1} isEnd={isEnd(page + 1)} onTurn={turnTo} />
          </li>
        </ul>
      </nav>
      <select
        className="pager-size"
        aria-label={t('list.pageSize')}
        value={pageSize}
        onChange={(event) => change({ page: 1, pageSize: Number(event.target.value) })}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {t('list.perPage', { size })}
          </option>
        ))}
      </select>
    </div>
  );
}

interface TurnProps {
  readonly sign: string;
  readonly name: string;
  readonly to: number;
  readonly isEnd: boolean;
  readonly onTurn: (page: number) => void;
}

/** `aria-disabled` instead of `disabled` at an end: the button must keep the focus after the last press. */
function Turn({ sign, name, to, isEnd, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onTurn(to)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

/** A page number, or a gap for omitted pages. */
export type PageStep = number | 'before' | 'after';

/** The page numbers to offer: first, last, and the current one with its neighbours; at least five where they exist. */
export function pageSteps(current: number, last: number): readonly PageStep[] {
  const from = Math.max(2, Math.min(current - 1, last - 3));
  const to = Math.min(last - 1, Math.max(current + 1, 4));
  const between = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  return [
    1,
    ...(from > 2 ? (['before'] as const) : []),
    ...between,
    ...(to < last - 1 ? (['after'] as const) : []),
    ...(last > 1 ? [last] : []),
  ];
}
