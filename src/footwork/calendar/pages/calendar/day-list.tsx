import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#engine/console/i18n/format/date';
import { useZone } from '#engine/console/i18n/use-zone';
import { dayIn } from '#engine/schema/contract/zoned-day';
import { weekdayOf } from '../../console/days';
import { DayName } from './day-name';
import { EntryBlock } from './entry-block';
import type { GridProps, Held } from './grid-props';

interface Props extends GridProps {
  /** `2026-01`; a month dims the days of other months. */
  readonly month: string;
}

/** Maximum number of entries per day in a month; a link to the day shows the number of the others. */
const shownInMonth = 3;

/** Days as lists of entries: a month in rows of weeks, or a week on a screen too narrow for a time scale. */
export function DayList(props: Props) {
  const { view, days, month, entries, isPending, onDay, onNew, ...block } = props;
  const { t, i18n } = useTranslation();
  const [held, setHeld] = useState<Held>();
  const [target, setTarget] = useState<string>();
  const today = dayIn(useZone(), new Date());
  const weekday = dateFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' });
  const list = (
    <ol className={`calendar-grid of-${view}`} aria-busy={isPending}>
      {days.map((day) => {
        const all = entries.get(day) ?? [];
        const shown = view === 'month' ? all.slice(0, shownInMonth) : all;
        const classes = [
          'calendar-day',
          view === 'month' && !day.startsWith(month) && 'is-outside',
          day === target && 'is-target',
        ];
        return (
          <li
            key={day}
            className={classes.filter(Boolean).join(' ')}
            data-day={day}
            data-weekday={weekdayOf(day)}
            onDragOver={(event) => {
              if (!held) return;
              event.preventDefault();
              setTarget(day);
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (held && held.entry.day !== day) block.onMove(held.entry, { day, time: held.entry.time });
              setHeld(undefined);
              setTarget(undefined);
            }}
          >
            <DayName day={day} today={today} view={view} count={all.length} onDay={onDay} />
            {view !== 'month' && all.length === 0 && !isPending && (
              <p className="calendar-none">{t('calendar.none')}</p>
            )}
            <ul>
              {shown.map((entry) => (
                <EntryBlock key={entry.key} entry={entry} {...block} onHold={setHeld} />
              ))}
            </ul>
            {all.length > shown.length && (
              <button type="button" className="calendar-more" onClick={() => onDay(day)}>
                {t('calendar.more', { count: all.length - shown.length })}
              </button>
            )}
            {view === 'week' && onNew && (
              <button
                type="button"
                className="calendar-more"
                onClick={() => onNew({ day, time: '09:00', minutes: 30 })}
              >
                {t('calendar.new')}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
  if (view !== 'month') return list;
  return (
    <div className="calendar-month">
      <div className="calendar-weekdays" aria-hidden="true">
        {days.slice(0, 7).map((day) => (
          <span key={day}>{weekday.format(new Date(day))}</span>
        ))}
      </div>
      {list}
    </div>
  );
}
