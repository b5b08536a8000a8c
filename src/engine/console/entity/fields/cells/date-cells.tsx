import type { CellProps } from '../../../data/resource';
import { formatDate, formatDateTime, formatRelative } from '../../../i18n/format/date';
import { useZone } from '../../../i18n/use-zone';
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

/** An instant in the time zone of the page. A list shows it on two lines to save width; a page adds the relative time. */
export function DateTimeCell({ value }: CellProps) {
  const { language, whole } = useCellSurroundings();
  const zone = useZone();
  const moment = String(value);
  const title = formatDateTime(moment, language, 'full', zone);
  if (!whole) {
    return (
      <time className="cell-lines" dateTime={moment} title={title}>
        <span>{formatDateTime(moment, language, 'day', zone)}</span>{' '}
        <small className="cell-muted">{formatDateTime(moment, language, 'time', zone)}</small>
      </time>
    );
  }
  return (
    <>
      <time dateTime={moment} title={title}>
        {formatDateTime(moment, language, 'short', zone)}
      </time>
      <span className="cell-muted"> · {formatRelative(moment, language, Date.now(), zone)}</span>
    </>
  );
}
