import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useZone } from '#engine/console/i18n/use-zone';
import { useMedia } from '#engine/console/kit/use-media';
import { dayIn, plusDays } from '#engine/schema/contract/zoned-day';
import { clockOf, clockText, minutesAt } from '../../console/clock';
import type { CalendarEntry } from '../../console/entries';
import { DayColumn } from './day-column';
import { DayName } from './day-name';
import type { GridProps, Held } from './grid-props';
import { isOnScale, linesOf, shownHours, usualHours } from './lanes';
import { UntimedRow } from './untimed-row';
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
  const { i18n } = useTranslation();
  const mostOfWeek = useMedia(narrow) ? 2 : 3;
  const zone = useZone();
  const now = useMinute();
  const today = dayIn(zone, now);
  const grid = useRef<HTMLDivElement>(null);
  const heads = useRef<HTMLDivElement>(null);
  const all = useMemo(() => days.flatMap((day) => entries.get(day) ?? none), [days, entries]);
  const hourNow = Math.floor(minutesAt(now, zone) / 60);
  const isToday = days.includes(today);
  const hours = useMemo(() => shownHours(all, isToday ? hourNow : undefined), [all, isToday, hourNow]);
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
  const [dawn = 0, dusk = dawn] = [hours[0], hours.at(-1)];
  const opensAt = isToday ? Math.min(Math.max(hourNow - 1, dawn), dusk) : usualHours.from;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the grid opens when it appears or the view changes
  useEffect(() => {
    const box = grid.current;
    if (!box || !heads.current) return;
    const rectOf = (part: string) => box.querySelector(part)?.getBoundingClientRect();
    // Scrolls only the grid. On a phone it has no height of its own, so the page stays at its top.
    const { top } = rectOf('[data-opens]') ?? {};
    if (top !== undefined) box.scrollTop += top - heads.current.getBoundingClientRect().bottom;
    const { right = 0 } = rectOf('.calendar-day-head.is-today') ?? {};
    box.scrollLeft += Math.max(0, right - box.getBoundingClientRect().right);
  }, [view]);
  const untimed = useMemo(
    () =>
      new Map(days.map((day) => [day, (entries.get(day) ?? none).filter((one) => !isOnScale(one, hours))])),
    [days, entries, hours],
  );
  const [isOpen, setOpen] = useState(false);
  const lines = linesOf(untimed, isOpen);
  return (
    <div
      ref={grid}
      className={`calendar-time of-${view}`}
      style={{ '--days': days.length, '--hours': hours.length, '--lines': lines } as CSSProperties}
      aria-busy={isPending}
    >
      <div ref={heads} className="calendar-time-heads">
        <div className="calendar-time-row">
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
        {lines > 0 && (
          <UntimedRow
            days={days}
            untimed={untimed}
            isOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
            onHold={setHeld}
            {...block}
          />
        )}
      </div>
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
