import type { CellProps } from '../../resource';
import { useCellSurroundings } from '../cell-context';
import { formatNumber } from '../format/number';

export function NumberCell({ value, field }: CellProps) {
  const { language } = useCellSurroundings();
  return (
    <span className="cell-number">{formatNumber(Number(value), language, field.property['x-unit'])}</span>
  );
}
