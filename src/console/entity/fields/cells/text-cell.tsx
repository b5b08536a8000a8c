import type { CellProps } from '../../../data/resource';
import { useCellSurroundings } from '../cell-context';

/** One line in a list, cut where it does not fit; whole on a page. */
export function TextCell({ value }: CellProps) {
  const { whole } = useCellSurroundings();
  const text = String(value);
  return whole ? text : <span title={text}>{text}</span>;
}
