import type { CellProps } from '../../../data/resource';
import { Icon } from '../../../kit/icon';

export function IconCell({ value }: CellProps) {
  const name = String(value);
  return (
    <span className="cell-inline">
      <Icon name={name} />
      {name}
    </span>
  );
}
