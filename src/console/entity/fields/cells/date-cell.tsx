import type { CellProps } from '../../../data/resource';
import { formatDate } from '../../../i18n/format/date';
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
