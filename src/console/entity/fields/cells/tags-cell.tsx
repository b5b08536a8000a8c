import type { CellProps } from '../../../data/resource';
import { Mark } from './mark';
import { textsOf } from './texts-of';

export function TagsCell({ value }: CellProps) {
  return (
    <span className="cell-marks">
      {textsOf(value).map((text) => (
        <Mark key={text}>{text}</Mark>
      ))}
    </span>
  );
}
