import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { dateFormat } from '#engine/console/i18n/format/date';
import { useZone } from '#engine/console/i18n/use-zone';
import { dayIn } from '#engine/schema/contract/zoned-day';
import { idOf } from '#engine/schema/query/scalar';
import { type CalendarView, isDay, shownDays } from '../../console/days';
import { entryKinds, entryStates } from '../../console/entries';

export const views = ['day', 'week', 'month'] as const;

type Changes = Readonly<
  Partial<Record<'day' | 'view' | 'kind' | 'state' | 'customer' | 'store', string | undefined>>
>;

/** View, day and filters of the calendar, kept in the URL. */
export function useCalendarAddress(isPhone: boolean) {
  const { i18n } = useTranslation();
  const zone = useZone();
  const [address, setAddress] = useSearchParams();
  const dayParameter = address.get('day');
  const day = isDay(dayParameter) ? dayParameter : dayIn(zone, new Date());
  const view: CalendarView = views.find((one) => one === address.get('view')) ?? (isPhone ? 'day' : 'week');
  const set = (changes: Changes) => {
    const next = { ...Object.fromEntries(address), ...changes };
    setAddress(
      Object.fromEntries(Object.entries(next).filter((one): one is [string, string] => one[1] !== undefined)),
      { replace: true },
    );
  };
  return {
    view,
    day,
    days: useMemo(() => shownDays(view, day), [view, day]),
    kind: entryKinds.find((one) => one === address.get('kind')),
    state: entryStates.find((one) => one === address.get('state')),
    customer: idOf(address.get('customer') ?? ''),
    store: idOf(address.get('store') ?? ''),
    title: dateFormat(i18n.language, {
      ...(view === 'day' ? { dateStyle: 'full' } : { month: 'long', year: 'numeric' }),
      timeZone: 'UTC',
    }).format(new Date(day)),
    set,
  };
}

export type CalendarAddress = ReturnType<typeof useCalendarAddress>;
