import { useTranslation } from 'react-i18next';
import { dateFormat, formatDate } from '#engine/console/i18n/format/date';
import { languageOf } from '#engine/schema/contract/language';
import type { CalendarView } from '../../console/days';

interface Props {
  readonly day: string;
  readonly today: string;
  readonly view: CalendarView;
  readonly count: number;
  readonly onDay: (day: string) => void;
}

/** Heading of a day, with the number of entries and a link to the day view. */
export function DayName({ day, today, view, count, onDay }: Props) {
  const { t, i18n } = useTranslation();
  const isLong = view === 'day';
  // The header of a month already names the weekdays.
  const name = dateFormat(i18n.language, {
    ...(view !== 'month' && { weekday: isLong ? 'long' : 'short' }),
    day: 'numeric',
    ...(isLong && { month: 'long' }),
    timeZone: 'UTC',
  }).format(new Date(day));
  return (
    <h2 className={day === today ? 'calendar-day-head is-today' : 'calendar-day-head'}>
      <button
        type="button"
        className="calendar-day-name"
        onClick={() => onDay(day)}
        aria-label={formatDate(day, languageOf(i18n.language), 'full')}
        aria-current={day === today ? 'date' : undefined}
      >
        {name}
      </button>
      {count > 0 && (
        <span className="calendar-count" title={t('calendar.count', { count })}>
          {count}
        </span>
      )}
    </h2>
  );
}
