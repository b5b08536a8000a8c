import { Button, DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/es';
import 'dayjs/locale/zh-cn';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../entity/language';
import type { Scalar } from '../../../entity/list-query';
import { Icon } from '../../layout/icon';
import { ClearIcon } from '../clear-icon';
import type { FilterProps } from '../filter-props';
import { dayPatterns } from '../format/date-patterns';
import { useCalendarKeys } from '../use-calendar-keys';
import { rangeFilters, rangeOf } from './range';

const spans = [
  { name: 'today', days: 1 },
  { name: 'lastWeek', days: 7 },
  { name: 'lastMonth', days: 30 },
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
      <div className="filter-line">
        {spans.map(({ name, days }) => (
          <Button key={name} size="small" onClick={() => give(dayjs().subtract(days - 1, 'day'), dayjs())}>
            {t(`field.spans.${name}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
