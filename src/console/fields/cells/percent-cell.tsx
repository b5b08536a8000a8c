import type { CellProps } from '../../resource';
import { useCellSurroundings } from '../cell-context';
import { formatPercent } from '../format/number';

export function PercentCell({ value }: CellProps) {
  const { language } = useCellSurroundings();
  return <span className="cell-number">{formatPercent(Number(value), language)}</span>;
}
