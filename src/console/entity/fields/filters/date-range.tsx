import { Button, DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/es';
import 'dayjs/locale/zh-cn';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../../entity/contract/language';
import type { Scalar } from '../../../../entity/query/scalar';
import { dayPatterns } from '../../../i18n/format/date-patterns';
import { Icon } from '../../../kit/icon';
import { ClearIcon } from '../clear-icon';
import type { FilterProps } from '../filter-props';
import { useCalendarKeys } from '../use-calendar-keys';
import { rangeFilters, rangeOf } from './range';

/** Whole days from today on; a span ends or starts with today. */
const spans = [
  { name: 'today', from: 0, to: 0 },
  { name: 'lastWeek', from: -6, to: 0 },
  { name: 'lastMonth', from: -29, to: 0 },
  { name: 'nextWeek', from: 0, to: 6 },
  { name: 'nextMonth', from: 0, to: 29 },
] as const;

/** Whole days of the reader; moments are compared from the first to the last instant of them. */
export default function DateRange({ id, field, value, onChange }: FilterProps) {
  const { t, i18n } = useTranslation();
  const format = dayPatterns(languageOf(i18n.language));
  const range = rangeOf(value);
  const fromKeys = useCalendarKeys();
  const toKeys = useCalendarKeys();
  const bound = (day: Dayjs | null, end: 'from' | 'to'): Scalar | undefined => {
    if (!day) return undefined;
    if (field.type === 'date') return day.format('YYYY-MM-DD');
    return (end === 'from' ? day.startOf('day') : day.endOf('day')).toISOString();
  };
  const give = (from: Dayjs | null, to: Dayjs | null) =>
    onChange(rangeFilters(field.name, { from: bound(from, 'from'), to: bound(to, 'to') }));
  const shown = (end: Scalar | undefined) => (typeof end === 'string' ? dayjs(end) : null);
  // A moment tells when something happened; a day may be one that is to come.
  const offered = spans.filter(({ to }) => to <= 0 || field.type === 'date');
  const popup = (trigger: HTMLElement) => trigger.closest<HTMLElement>('.filter-popover') ?? document.body;

  return (
    <>
      <div className="filter-line">
        <DatePicker
          id={id}
          {...fromKeys}
          aria-label={t('field.from')}
          placeholder={t('field.from')}
          format={format}
          value={shown(range.from)}
          onChange={(day) => give(day, shown(range.to))}
          getPopupContainer={popup}
          allowClear={{ clearIcon: <ClearIcon /> }}
          suffixIcon={<Icon name="calendar" size={14} />}
        />
        <span aria-hidden="true">–</span>
        <DatePicker
          {...toKeys}
          aria-label={t('field.to')}
          placeholder={t('field.to')}
          format={format}
          value={shown(range.to)}
          onChange={(day) => give(shown(range.from), day)}
          getPopupContainer={popup}
          allowClear={{ clearIcon: <ClearIcon /> }}
          suffixIcon={<Icon name="calendar" size={14} />}
        />
      </div>
      <div className="filter-line filter-spans">
        {offered.map(({ name, from, to }) => (
          <Button
            key={name}
            size="small"
            onClick={() => give(dayjs().add(from, 'day'), dayjs().add(to, 'day'))}
          >
            {t(`field.spans.${name}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
