import type { CellProps } from '../../../data/resource';
import { useCellSurroundings } from '../cell-context';
import { Clipped } from './clipped';

export function JsonCell({ value }: CellProps) {
  const { whole } = useCellSurroundings();
  if (!whole) return <Clipped text={JSON.stringify(value)} />;
  return <pre className="cell-json">{JSON.stringify(value, null, 2)}</pre>;
}
