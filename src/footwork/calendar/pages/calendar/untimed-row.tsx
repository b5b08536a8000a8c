import { useTranslation } from 'react-i18next';
import type { CalendarEntry } from '../../console/entries';
import { EntryBlock } from './entry-block';
import type { BlockProps, Held } from './grid-props';
import { mostUntimed } from './lanes';

interface Props extends BlockProps {
  readonly days: readonly string[];
  readonly untimed: ReadonlyMap<string, readonly CalendarEntry[]>;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onHold: (held: Held | undefined) => void;
}

/** The entries of each day that have no place on the time scale; of many, the first few and a button for all. */
export function UntimedRow({ days, untimed, isOpen, onToggle, onHold, ...block }: Props) {
  const { t } = useTranslation();
  const isOfOtherTime = [...untimed.values()].flat().some(({ time }) => time !== undefined);
  return (
    <div className="calendar-time-row is-untimed">
      <span className="calendar-hour">{t(isOfOtherTime ? 'calendar.otherTime' : 'calendar.anyTime')}</span>
      {days.map((day) => {
        const all = untimed.get(day) ?? [];
        const isLong = all.length > mostUntimed;
        const shown = isLong && !isOpen ? all.slice(0, mostUntimed - 1) : all;
        return (
          <div key={day}>
            <ul className="calendar-untimed" data-untimed={day}>
              {shown.map((entry) => (
                <EntryBlock key={entry.key} entry={entry} {...block} onHold={onHold} />
              ))}
            </ul>
            {isLong && (
              <button type="button" className="calendar-more" aria-expanded={isOpen} onClick={onToggle}>
                {isOpen ? t('calendar.fewer') : t('calendar.more', { count: all.length - shown.length })}
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}
