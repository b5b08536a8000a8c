import { dayStart, plusDays } from '../../../../schema/contract/zoned-day';
import type { CellProps, Row } from '../../../data/resource';
import { formatDate, formatRelative } from '../../../i18n/format/date';
import { readerZone } from '../../../i18n/format/zone';
import { useCellSurroundings } from '../cell-context';
import { Mark } from './mark';

const day = 24 * 3600 * 1000;
const soon = 30 * day;

/** A due date: gold in the last month, red when overdue by the clock of the reader. */
export function DueDate({ value }: Pick<CellProps<Row, string>, 'value'>) {
  const { language } = useCellSurroundings();
  if (typeof value !== 'string') return <span className="cell-muted">—</span>;
  const text = formatDate(value, language, 'short');
  const end = dayStart(readerZone(), plusDays(value, 1));
  const left = end.getTime() - Date.now();
  if (left > soon) return text;
  const last = new Date(end.getTime() - 1).toISOString();
  return (
    <span title={`${text} · ${formatRelative(last, language, Date.now())}`}>
      <Mark color={left <= 0 ? 'red' : 'gold'}>{text}</Mark>
    </span>
  );
}
