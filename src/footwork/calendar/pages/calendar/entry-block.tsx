import type { CSSProperties, DragEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#engine/console/kit/icon';
import { plusDays } from '#engine/schema/contract/zoned-day';
import { clockOf, clockText, minutesOf } from '../../console/clock';
import { type CalendarEntry, nameOf, spanOf } from '../../console/entries';
import type { BlockProps, Held } from './grid-props';
import { snap } from './slots';
import { stateIcons, useStateTitle } from './state-mark';

interface Props extends BlockProps {
  readonly entry: CalendarEntry;
  /** Position on the time scale. */
  readonly style?: CSSProperties;
  /** Undefined: the entry was released. */
  readonly onHold: (held: Held | undefined) => void;
}

const arrows: Readonly<Record<string, readonly [days: number, minutes: number]>> = {
  ArrowUp: [0, -snap],
  ArrowDown: [0, snap],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Duration in minutes below which a block has only one line. */
const lowBelow = 25;

/** One entry. A click opens it; dragging, or Alt with an arrow key, moves it to another time or day. */
export function EntryBlock({ entry, entities, namesStores, style, onOpen, onMove, onHold, ...props }: Props) {
  const { t, i18n } = useTranslation();
  const stateTitle = useStateTitle(entities);
  const { kind, day, time, minutes, title, storeName, state } = entry;
  const name = nameOf(entry);
  const store = namesStores ? storeName : undefined;
  const details = [...(store === undefined ? [] : [store]), ...(title === name ? [] : [title])];
  const mayMove = props.mayMove(entry);
  const said = [
    spanOf(entry, i18n.language) ?? t('calendar.anyTime'),
    name,
    title === name ? t(`calendar.kind.${kind}`) : title,
    ...(state ? [stateTitle(kind, state)] : []),
    ...(store === undefined ? [] : [store]),
  ].join(', ');
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow || !event.altKey || !mayMove) return;
    event.preventDefault();
    const at = time === undefined ? undefined : minutesOf(time) + arrow[1];
    if (at !== undefined && (at < 0 || at >= 24 * 60)) return;
    onMove(entry, { day: plusDays(day, arrow[0]), time: at === undefined ? undefined : clockOf(at) });
  };
  const onDragStart = ({ clientY, currentTarget, dataTransfer }: DragEvent) => {
    const { top, height } = currentTarget.getBoundingClientRect();
    // Firefox starts no drag without data.
    dataTransfer.setData('text/plain', said);
    onHold({ entry, at: height > 0 ? ((clientY - top) / height) * minutes : 0 });
  };
  const clock = time === undefined ? '' : clockText(time, i18n.language);
  const [digits = clock] = /^[\d:]+/.exec(clock) ?? [];
  const isLow = style !== undefined && minutes < lowBelow;
  const classes = ['calendar-block', `of-${kind}`, state && `is-${state}`, isLow && 'is-low'];
  return (
    <li
      style={style}
      className={classes.filter(Boolean).join(' ')}
      draggable={mayMove}
      onDragStart={onDragStart}
      onDragEnd={() => onHold(undefined)}
    >
      <button
        type="button"
        data-entry={entry.key}
        data-at={time}
        aria-label={said}
        title={said}
        aria-keyshortcuts={mayMove ? 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight' : undefined}
        onClick={() => onOpen(entry)}
        onKeyDown={onKeyDown}
      >
        <span className="calendar-block-text">
          <span className="calendar-block-head">
            {state && state !== 'planned' && <Icon name={stateIcons[state]} size={12} />}
            {time !== undefined && (
              <span className="calendar-block-time">
                {digits}
                <span className="calendar-block-period">{clock.slice(digits.length)}</span>
              </span>
            )}
            <span className="calendar-block-name">{name}</span>
          </span>
          {details.length > 0 && <span className="calendar-block-title">{details.join(' · ')}</span>}
        </span>
      </button>
    </li>
  );
}
