import { Icon } from '../../layout/icon';
import type { CellProps } from '../../resource';

export function IconCell({ value }: CellProps) {
  const name = String(value);
  return (
    <span className="cell-inline">
      <Icon name={name} />
      {name}
    </span>
  );
}
