import type { CellProps } from '../../../data/resource';

export function ColorCell({ value }: CellProps) {
  const color = String(value);
  return (
    <span className="cell-inline">
      <span className="cell-swatch" style={{ background: color }} />
      <code>{color}</code>
    </span>
  );
}
