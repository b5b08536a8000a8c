import { Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn, dayStart, plusDays } from '../../../../schema/contract/zoned-day';
import type { Filter } from '../../../../schema/query/list-query';
import type { Scalar } from '../../../../schema/query/scalar';
import { readerZone } from '../../../i18n/format/zone';
import { Button } from '../../../kit/button';
import type { FilterProps } from '../filter-props';
import { NumberBox } from '../number-box';

const DayPicker = lazy(() => import('../day-picker'));

/** The bounds that the filters on one field set. */
interface Range {
  readonly from?: Scalar | undefined;
  readonly to?: Scalar | undefined;
}

function rangeOf(filters: readonly Filter[]): Range {
  let range: Range = {};
  for (const filter of filters) {
    if (filter.operator === 'between') range = { from: filter.value[0], to: filter.value[1] };
    if (filter.operator === 'eq') range = { from: filter.value, to: filter.value };
    if (filter.operator === 'gte') range = { ...range, from: filter.value };
    if (filter.operator === 'lte') range = { ...range, to: filter.value };
  }
  return range;
}

/** At most one filter for the two bounds. */
function rangeFilters(field: string, { from, to }: Range): Filter[] {
  if (from !== undefined && to !== undefined) return [{ field, operator: 'between', value: [from, to] }];
  if (from !== undefined) return [{ field, operator: 'gte', value: from }];
  if (to !== undefined) return [{ field, operator: 'lte', value: to }];
  return [];
}

/** Range with inclusive bounds; either may be open. */
export function NumberFilter({ id, entity, field, value, onChange }: FilterProps) {
  const { t } = useTranslation();
  const range = rangeOf(value);
  const end = (name: keyof Range) => {
    const bound = range[name];
    return (
      <NumberBox
        {...(name === 'from' && { id })}
        entity={entity}
        field={field}
        aria-label={t(`field.${name}`)}
        placeholder={t(`field.${name}`)}
        value={typeof bound === 'number' ? bound : null}
        onChange={(bound) => onChange(rangeFilters(field.name, { ...range, [name]: bound ?? undefined }))}
      />
    );
  };
  return (
    <div className="filter-line">
      {end('from')}
      <span aria-hidden="true">–</span>
      {end('to')}
    </div>
  );
}

/** Presets in days relative to today. */
const spans = [
  { name: 'today', from: 0, to: 0 },
  { name: 'lastWeek', from: -6, to: 0 },
  { name: 'lastMonth', from: -29, to: 0 },
  { name: 'nextWeek', from: 0, to: 6 },
  { name: 'nextMonth', from: 0, to: 29 },
] as const;

/** Range of days in the reader's time zone; for instants, from the first to the last millisecond of the days. */
export function DateFilter({ id, field, value, onChange }: FilterProps) {
  const { t } = useTranslation();
  const range = rangeOf(value);
  const isMoment = field.type !== 'date';
  const zone = readerZone();
  const bound = (day: string, end: keyof Range): Scalar => {
    if (!isMoment) return day;
    const edge = end === 'from' ? dayStart(zone, day) : new Date(+dayStart(zone, plusDays(day, 1)) - 1);
    return edge.toISOString();
  };
  const shown = (value: string) => dayjs(isMoment ? dayIn(zone, new Date(value)) : value);
  const picker = (end: keyof Range) => {
    const current = range[end];
    return (
      <DayPicker
        {...(end === 'from' && { id })}
        aria-label={t(`field.${end}`)}
        placeholder={t(`field.${end}`)}
        value={typeof current === 'string' ? shown(current) : null}
        onChange={(day: Dayjs | null) => {
          const edge = day ? bound(day.format('YYYY-MM-DD'), end) : undefined;
          onChange(rangeFilters(field.name, { ...range, [end]: edge }));
        }}
      />
    );
  };
  const chooseSpan = (from: number, to: number) => {
    const today = dayIn(zone, new Date());
    const [first, last] = [plusDays(today, from), plusDays(today, to)];
    onChange(rangeFilters(field.name, { from: bound(first, 'from'), to: bound(last, 'to') }));
  };
  // Instants are in the past, so presets for the future are offered for dates only.
  const offered = spans.filter(({ to }) => to <= 0 || !isMoment);
  return (
    <Suspense fallback={<Input id={id} disabled />}>
      <div className="filter-line">
        {picker('from')}
        <span aria-hidden="true">–</span>
        {picker('to')}
      </div>
      <div className="filter-line filter-spans">
        {offered.map(({ name, from, to }) => (
          <Button key={name} size="small" onClick={() => chooseSpan(from, to)}>
            {t(`field.spans.${name}`)}
          </Button>
        ))}
      </div>
    </Suspense>
  );
}
