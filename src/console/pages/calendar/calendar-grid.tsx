import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CalendarView, dayOf, weekdayOf } from './days';
import type { CalendarEntry } from './entries';
import { EntryCard } from './entry-card';

interface Props {
  readonly view: CalendarView;
  readonly days: readonly string[];
  /** `2026-01`: the days of others are pale in a month. */
  readonly month: string;
  readonly entries: ReadonlyMap<string, readonly CalendarEntry[]>;
  readonly isPending: boolean;
  readonly mayMove: boolean;
  readonly onDay: (day: string) => void;
  readonly onMove: (entry: CalendarEntry, to: string) => void;
}

/** So many entries of a day are shown in a month; the rest is a number that leads to the day. */
const shownInMonth = 3;

/** Days in rows of weeks, with what is on them. Sessions can be dragged to another day; each has a button that does the same. */
export function CalendarGrid({ view, days, month, entries, isPending, mayMove, onDay, onMove }: Props) {
  const { t, i18n } = useTranslation();
  const [dragged, setDragged] = useState<CalendarEntry>();
  const [target, setTarget] = useState<string>();
  const today = dayOf(new Date());
  const name = new Intl.DateTimeFormat(i18n.language, {
    weekday: view === 'month' ? 'short' : 'long',
    day: 'numeric',
    ...(view === 'day' && { month: 'long' }),
    timeZone: 'UTC',
  });
  const drop = (day: string) => {
    if (dragged && dragged.day !== day) onMove(dragged, day);
    setDragged(undefined);
    setTarget(undefined);
  };
  return (
    <ol className={`calendar-grid of-${view}`} aria-busy={isPending}>
      {days.map((day) => {
        const all = entries.get(day) ?? [];
        const shown = view === 'month' ? all.slice(0, shownInMonth) : all;
        const looks = [
          'calendar-day',
          day === today && 'is-today',
          view === 'month' && !day.startsWith(month) && 'is-outside',
          day === target && 'is-target',
        ];
        return (
          <li
            key={day}
            className={looks.filter(Boolean).join(' ')}
            data-day={day}
            data-weekday={weekdayOf(day)}
            onDragOver={(event) => {
              if (!dragged) return;
              event.preventDefault();
              setTarget(day);
            }}
            onDrop={(event) => {
              event.preventDefault();
              drop(day);
            }}
          >
            <h2>
              <button
                type="button"
                className="calendar-day-name"
                onClick={() => onDay(day)}
                aria-current={day === today ? 'date' : undefined}
              >
                {name.format(new Date(day))}
              </button>
            </h2>
            {view !== 'month' && all.length === 0 && !isPending && (
              <p className="calendar-none">{t('calendar.none')}</p>
            )}
            <ul>
              {shown.map((entry) => (
                <EntryCard
                  key={entry.key}
                  entry={entry}
                  isFull={view !== 'month'}
                  mayMove={mayMove && entry.plan !== undefined && entry.status !== 'completed'}
                  onMove={() => onMove(entry, entry.day)}
                  onDrag={setDragged}
                />
              ))}
            </ul>
            {all.length > shown.length && (
              <button type="button" className="calendar-more" onClick={() => onDay(day)}>
                {t('calendar.more', { count: all.length - shown.length })}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
