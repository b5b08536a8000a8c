import type { CellProps } from '../../resource';
import { useCellSurroundings } from '../cell-context';
import { formatMoney } from '../format/number';

export function MoneyCell({ value, field }: CellProps) {
  const { language } = useCellSurroundings();
  return (
    <span className="cell-number">{formatMoney(Number(value), language, field.property['x-unit'])}</span>
  );
}
