import type { CellProps } from '../../../data/resource';
import { formatNumber } from '../../../i18n/format/number';
import { useCellSurroundings } from '../cell-context';

export function NumberCell({ value, field }: CellProps) {
  const { language } = useCellSurroundings();
  return (
    <span className="cell-number">{formatNumber(Number(value), language, field.property['x-unit'])}</span>
  );
}
