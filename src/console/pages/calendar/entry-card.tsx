import { useResourceParams } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../../kit/icon';
import type { CalendarEntry } from './entries';

interface Props {
  readonly entry: CalendarEntry;
  /** Says whose it is, too. */
  readonly isFull: boolean;
  readonly mayMove: boolean;
  readonly onMove: () => void;
  /** Undefined: the drag has ended. */
  readonly onDrag: (entry: CalendarEntry | undefined) => void;
}

/** One entry with the way to its record. */
export function EntryCard({ entry, isFull, mayMove, onMove, onDrag }: Props) {
  const { t } = useTranslation();
  const { kind, id, time, title, customer } = entry;
  const { resources } = useResourceParams();
  const resource = kind === 'training' ? 'training-plan' : 'assessment-result';
  const list = resources.find(({ name }) => name === resource)?.list;
  const name = `${customer ?? title}${time ? `, ${time}` : ''}`;
  return (
    <li
      className={`calendar-entry of-${kind}`}
      draggable={mayMove}
      onDragStart={() => onDrag(entry)}
      onDragEnd={() => onDrag(undefined)}
    >
      <span className="calendar-entry-time">{time ?? t('calendar.anyTime')}</span>
      {typeof list === 'string' ? (
        <Link to={`${list}/show/${id}`} title={title} draggable={false}>
          {isFull ? title : (customer ?? title)}
        </Link>
      ) : (
        <span>{isFull ? title : (customer ?? title)}</span>
      )}
      {isFull && <span className="calendar-entry-note">{customer ?? t(`calendar.kind.${kind}`)}</span>}
      {mayMove && (
        <button
          type="button"
          className="calendar-entry-move"
          aria-label={t('calendar.move.of', { name })}
          title={t('calendar.move.button')}
          onClick={onMove}
        >
          <Icon name="schedule" size={14} />
        </button>
      )}
    </li>
  );
}
