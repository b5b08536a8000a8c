import type { CellProps } from '../../resource';
import { useCellSurroundings } from '../cell-context';
import { formatDateTime, formatRelative } from '../format/date';

/** A moment in the reader's time zone; a page adds how long ago that is. */
export function DateTimeCell({ value }: CellProps) {
  const { language, whole } = useCellSurroundings();
  const moment = String(value);
  return (
    <>
      <time dateTime={moment} title={formatDateTime(moment, language, 'full')}>
        {formatDateTime(moment, language, 'short')}
      </time>
      {whole && <span className="cell-muted"> · {formatRelative(moment, language, Date.now())}</span>}
    </>
  );
}
