import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useZone } from '#engine/console/i18n/use-zone';
import { useMedia } from '#engine/console/kit/use-media';
import { dayIn, plusDays } from '#engine/schema/contract/zoned-day';
import { clockOf, clockText, minutesAt } from '../../console/clock';
import type { CalendarEntry } from '../../console/entries';
import { DayColumn } from './day-column';
import { DayName } from './day-name';
import { EntryBlock } from './entry-block';
import type { GridProps, Held } from './grid-props';
import { isOnScale, shownHours, usualHours } from './lanes';
import { useMinute } from './use-minute';

const morning = 9 * 60;
/**
 * On screens up to this width, a column of a week shows two entries side by side, else three: more would be
 * too narrow to read.
 */
const narrow = '(max-width: 1000px)';
const none: readonly CalendarEntry[] = [];

/** Days side by side on a time scale. Tab reaches one free slot, and arrow keys move between the slots. */
export function TimeGrid(props: GridProps) {
  const { view, days, entries, isPending, onDay, onNew, ...block } = props;
  const { t, i18n } = useTranslation();
  const mostOfWeek = useMedia(narrow) ? 2 : 3;
  const zone = useZone();
  const now = useMinute();
  const today = dayIn(zone, now);
  const grid = useRef<HTMLDivElement>(null);
  const all = useMemo(() => days.flatMap((day) => entries.get(day) ?? none), [days, entries]);
  const hours = useMemo(() => shownHours(all), [all]);
  const [held, setHeld] = useState<Held>();
  const [stop, setStop] = useState({ day: '', at: morning });
  const isOffered = ({ day, at }: typeof stop) => days.includes(day) && hours.includes(Math.floor(at / 60));
  const reached = isOffered(stop) ? stop : { day: days[0] ?? '', at: morning };
  const step = (from: string, by: number, at: number) => {
    const next = { day: plusDays(from, by), at };
    if (!isOffered(next)) return;
    setStop(next);
    const slot = `[data-day="${next.day}"] [data-time="${clockOf(at)}"]`;
    grid.current?.querySelector<HTMLElement>(slot)?.focus();
  };
  const hourNow = Math.floor(minutesAt(now, zone) / 60);
  const [dawn = 0, dusk = dawn] = [hours[0], hours.at(-1)];
  const opensAt = days.includes(today) ? Math.min(Math.max(hourNow - 1, dawn), dusk) : usualHours.from;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the grid opens when it appears or the view changes
  useEffect(() => {
    grid.current?.querySelector('[data-opens]')?.scrollIntoView({ block: 'start' });
    grid.current?.querySelector('.is-today')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [view]);
  const isAside = (entry: CalendarEntry) => !isOnScale(entry, hours);
  const isOfOtherTime = all.some((entry) => isAside(entry) && entry.time !== undefined);
  return (
    <div
      ref={grid}
      className={`calendar-time of-${view}`}
      style={{ '--days': days.length, '--hours': hours.length } as CSSProperties}
      aria-busy={isPending}
    >
      <div className="calendar-time-row is-head">
        <span />
        {days.map((day) => (
          <DayName
            key={day}
            day={day}
            today={today}
            view={view}
            count={entries.get(day)?.length ?? 0}
            onDay={onDay}
          />
        ))}
      </div>
      {all.some(isAside) && (
        <div className="calendar-time-row">
          <span className="calendar-hour">
            {t(isOfOtherTime ? 'calendar.otherTime' : 'calendar.anyTime')}
          </span>
          {days.map((day) => (
            <ul key={day} className="calendar-untimed" data-untimed={day}>
              {(entries.get(day) ?? none).filter(isAside).map((entry) => (
                <EntryBlock key={entry.key} entry={entry} {...block} onHold={setHeld} />
              ))}
            </ul>
          ))}
        </div>
      )}
      <div className="calendar-time-body">
        <div className="calendar-hours" aria-hidden="true">
          {hours.map((hour) => (
            <span
              key={hour}
              className="calendar-hour"
              data-opens={(hour === opensAt && hour > dawn) || undefined}
            >
              {clockText(clockOf(hour * 60), i18n.language)}
            </span>
          ))}
        </div>
        {days.map((day) => (
          <DayColumn
            key={day}
            day={day}
            hours={hours}
            entries={entries.get(day) ?? none}
            now={day === today ? now : undefined}
            stop={day === reached.day ? reached.at : undefined}
            held={held}
            most={view === 'day' ? Number.POSITIVE_INFINITY : mostOfWeek}
            onDay={onDay}
            onStep={step}
            onHold={setHeld}
            onNew={onNew}
            {...block}
          />
        ))}
      </div>
    </div>
  );
}
