import type { CellProps, Row } from '../../../data/resource';
import { formatDate, formatRelative } from '../../../i18n/format/date';
import { useCellSurroundings } from '../cell-context';
import { Mark } from './mark';

const day = 24 * 3600 * 1000;
const soon = 30 * day;

/** A due date: gold in the last month, red when overdue. */
export function DueDate({ value }: Pick<CellProps<Row, string>, 'value'>) {
  const { language } = useCellSurroundings();
  if (typeof value !== 'string') return <span className="cell-muted">—</span>;
  const text = formatDate(value, language, 'short');
  const left = Date.parse(`${value}T23:59:59Z`) - Date.now();
  if (left > soon) return text;
  return (
    <span title={`${text} · ${formatRelative(`${value}T23:59:59Z`, language, Date.now())}`}>
      <Mark color={left < 0 ? 'red' : 'gold'}>{text}</Mark>
    </span>
  );
}
