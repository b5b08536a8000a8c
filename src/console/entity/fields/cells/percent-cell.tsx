import type { CellProps } from '../../../data/resource';
import { formatPercent } from '../../../i18n/format/number';
import { useCellSurroundings } from '../cell-context';

export function PercentCell({ value }: CellProps) {
  const { language } = useCellSurroundings();
  return <span className="cell-number">{formatPercent(Number(value), language)}</span>;
}
