import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { languageOf } from '../../../schema/contract/language';
import type { Field } from '../../../schema/model/entity';
import { statesOf } from '../../../schema/model/list-totals';
import type { Filter } from '../../../schema/query/list-query';
import { printListAddress } from '../../data/list/list-address';
import { fieldTitle } from '../../i18n/entity-words';
import { formatNumber } from '../../i18n/format/number';
import './state-tabs.css';
import { stateTitle } from './state-title';
import { useListContext } from './use-list-controller';

/** Tabs for the states of the records. Each tab is a link to the list with a filter for its state. */
export function StateTabs({ field }: { readonly field: Field }) {
  const { entity, state, totals } = useListContext();
  const { counts } = totals;
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const { others, open } = openTab(field, state.filters);
  const nav = useRef<HTMLElement>(null);
  const isCounted = counts !== undefined;
  // Scrolls the open tab into view in a narrow window, also when the counts have made the tabs wider.
  useEffect(() => {
    const tab = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && tab && isCounted)
      nav.current.scrollLeft = tab.offsetLeft + tab.offsetWidth + 16 - nav.current.clientWidth;
  }, [isCounted]);
  const tabs = [
    { value: undefined, title: t('list.allStates'), count: counts },
    ...statesOf(field).map((value) => ({
      value,
      title: stateTitle(t, entity, field, value),
      count: counts?.states.find((counted) => counted.state === value),
    })),
  ];
  return (
    <nav ref={nav} className="state-tabs" aria-label={fieldTitle(t, entity, field)}>
      <ul>
        {tabs.map(({ value, title, count }) => {
          const own: Filter[] = value === undefined ? [] : [{ field: field.name, operator: 'eq', value }];
          const search = printListAddress({ ...state, page: 1, filters: [...others, ...own] });
          const said = count && formatNumber(count.total, languageOf(i18n.language));
          return (
            <li key={String(value)}>
              <Link
                to={{ pathname, search }}
                aria-current={open?.value === value && open ? 'page' : undefined}
              >
                {title}
                <small>{said !== undefined && (count?.totalIs === 'atLeast' ? `${said}+` : said)}</small>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface OpenTab {
  /** The filters without those on the tabs' field. */
  readonly others: readonly Filter[];
  /** Undefined if the field is filtered in a way that no tab does. */
  readonly open: { readonly value: string | boolean | undefined } | undefined;
}

export function openTab(field: Field, filters: readonly Filter[]): OpenTab {
  const own = filters.filter((filter) => filter.field === field.name);
  const others = filters.filter((filter) => filter.field !== field.name);
  const [only, second] = own;
  if (!only) return { others, open: { value: undefined } };
  if (second || only.operator !== 'eq' || typeof only.value === 'number') return { others, open: undefined };
  return { others, open: { value: only.value } };
}

/** The filters that no open tab shows. `field`: that of the tabs. */
export function unshownFilters(field: Field | undefined, filters: readonly Filter[]): readonly Filter[] {
  const { others, open } = field ? openTab(field, filters) : {};
  return (open && others) ?? filters;
}
