import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#engine/console/i18n/format/date';
import { useZone } from '#engine/console/i18n/use-zone';
import { languageOf } from '#engine/schema/contract/language';
import { clockOf, clockText, minutesAt, minutesOf } from '../../console/clock';
import { type CalendarEntry, nameOf, spanOf } from '../../console/entries';
import { EntryBlock } from './entry-block';
import type { BlockProps, GridProps, Held } from './grid-props';
import { inFewLanes, isOnScale, minLaneMinutes } from './lanes';
import { droppedAt, slotLength, slotsOf, timeAt } from './slots';
import { useDrawing } from './use-drawing';

interface Props extends BlockProps, Pick<GridProps, 'onNew' | 'onDay'> {
  readonly day: string;
  readonly hours: readonly number[];
  readonly entries: readonly CalendarEntry[];
  /** Undefined on other days than today. */
  readonly now: Date | undefined;
  /** The free slot that Tab reaches, in minutes; undefined if it is on another day. */
  readonly stop: number | undefined;
  readonly held: Held | undefined;
  /** The number of entries that fit side by side. */
  readonly most: number;
  /** Moves the tab stop and the focus. */
  readonly onStep: (day: string, days: number, at: number) => void;
  readonly onHold: (held: Held | undefined) => void;
}

const arrows: Readonly<Record<string, readonly [days: number, minutes: number]>> = {
  ArrowUp: [0, -slotLength],
  ArrowDown: [0, slotLength],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** One day: its entries, above free slots that a click or a drag selects. */
export function DayColumn(props: Props) {
  const { day, hours, entries, now, stop, held, most, onDay, onStep, onHold, onNew, ...block } = props;
  const { t, i18n } = useTranslation();
  const zone = useZone();
  const column = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<string>();
  const shareAt = (y: number) => {
    const box = column.current?.getBoundingClientRect();
    return box && box.height > 0 ? (y - box.top) / box.height : 0;
  };
  const { drawing, ...draw } = useDrawing({
    timeAt: (y) => timeAt(shareAt(y), hours),
    onDrawn: (from, minutes) => onNew?.({ day, time: clockOf(from), minutes }),
  });
  const first = (hours[0] ?? 0) * 60;
  const place = (from: number, minutes: number) =>
    ({ '--at': from - first, '--for': minutes }) as CSSProperties;
  const { placed, crowds } = inFewLanes(
    entries.filter((entry) => isOnScale(entry, hours)),
    most,
  );
  const name = formatDate(day, languageOf(i18n.language), 'full');
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const arrow = arrows[event.key];
    if (!arrow || event.altKey) return;
    event.preventDefault();
    onStep(day, arrow[0], at + arrow[1]);
  };
  return (
    <section
      ref={column}
      className={now ? 'calendar-column is-today' : 'calendar-column'}
      aria-label={name}
      data-day={day}
      onDragOver={(event) => {
        if (!held) return;
        event.preventDefault();
        setTarget(droppedAt(shareAt(event.clientY), held.at, hours));
      }}
      onDragLeave={() => setTarget(undefined)}
      onDrop={(event) => {
        event.preventDefault();
        if (held && target !== undefined) block.onMove(held.entry, { day, time: target });
        setTarget(undefined);
        onHold(undefined);
      }}
    >
      {onNew && (
        <div className="calendar-slots" {...draw}>
          {slotsOf(hours).map((at) => (
            <button
              key={at}
              type="button"
              className="calendar-slot"
              data-time={clockOf(at)}
              aria-label={t('calendar.newAt', { day: name, time: clockText(clockOf(at), i18n.language) })}
              tabIndex={at === stop ? 0 : -1}
              onKeyDown={(event) => onKeyDown(event, at)}
              onClick={() => onNew({ day, time: clockOf(at), minutes: slotLength })}
            />
          ))}
        </div>
      )}
      {drawing && (
        <div className="calendar-drawing" style={place(drawing.from, drawing.minutes)}>
          {spanOf({ time: clockOf(drawing.from), minutes: drawing.minutes }, i18n.language)}
        </div>
      )}
      {held && target !== undefined && (
        <div className="calendar-drawing" style={place(minutesOf(target), held.entry.minutes)}>
          {clockText(target, i18n.language)}
        </div>
      )}
      {now && <span className="calendar-now" style={place(minutesAt(now, zone), 0)} aria-hidden />}
      <ol className="calendar-blocks">
        {placed.map(({ entry, from, lane, lanes }) => (
          <EntryBlock
            key={entry.key}
            style={{ ...place(from, entry.minutes), '--lane': lane, '--lanes': lanes } as CSSProperties}
            entry={entry}
            {...block}
            onHold={onHold}
          />
        ))}
        {crowds.map(({ from, entries: others }) => (
          <li
            key={from}
            className="calendar-crowd"
            style={{ ...place(from, minLaneMinutes), '--lane': most - 1, '--lanes': most } as CSSProperties}
          >
            <button
              type="button"
              className="calendar-more"
              title={others.map((entry) => `${spanOf(entry, i18n.language)} ${nameOf(entry)}`).join('\n')}
              onClick={() => onDay(day)}
            >
              {t('calendar.more', { count: others.length })}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
