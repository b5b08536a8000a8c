import type { CellProps } from '../../resource';
import { useCellSurroundings } from '../cell-context';
import { formatDate } from '../format/date';

export function DateCell({ value }: CellProps) {
  const { language } = useCellSurroundings();
  const day = String(value);
  return (
    <time dateTime={day} title={formatDate(day, language, 'full')}>
      {formatDate(day, language, 'short')}
    </time>
  );
}
