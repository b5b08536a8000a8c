import type { CellProps } from '../../../data/resource';
import { useCellSurroundings } from '../cell-context';
import { Clipped } from './clipped';

export function LongTextCell({ value }: CellProps) {
  const { whole } = useCellSurroundings();
  const text = String(value);
  return whole ? <div className="cell-prose">{text}</div> : <Clipped text={text} />;
}
