import type { CellProps } from '../../../data/resource';
import { formatMoney } from '../../../i18n/format/number';
import { useCellSurroundings } from '../cell-context';

export function MoneyCell({ value, field }: CellProps) {
  const { language } = useCellSurroundings();
  return (
    <span className="cell-number">{formatMoney(Number(value), language, field.property['x-unit'])}</span>
  );
}
