import type { CellProps } from '../../../data/resource';
import { formatDate, formatDateTime, formatRelative } from '../../../i18n/format/date';
import { useCellSurroundings } from '../cell-context';

export function DateCell({ value }: CellProps) {
  const { language } = useCellSurroundings();
  const day = String(value);
  return (
    <time dateTime={day} title={formatDate(day, language, 'full')}>
      {formatDate(day, language, 'short')}
    </time>
  );
}

/** An instant in the reader's time zone. A list shows it on two lines to save width; a page adds the relative time. */
export function DateTimeCell({ value }: CellProps) {
  const { language, whole } = useCellSurroundings();
  const moment = String(value);
  const title = formatDateTime(moment, language, 'full');
  if (!whole) {
    return (
      <time className="cell-lines" dateTime={moment} title={title}>
        <span>{formatDateTime(moment, language, 'day')}</span>{' '}
        <small className="cell-muted">{formatDateTime(moment, language, 'time')}</small>
      </time>
    );
  }
  return (
    <>
      <time dateTime={moment} title={title}>
        {formatDateTime(moment, language, 'short')}
      </time>
      <span className="cell-muted"> · {formatRelative(moment, language, Date.now())}</span>
    </>
  );
}
