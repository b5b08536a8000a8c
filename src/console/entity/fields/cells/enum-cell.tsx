import type { CellProps } from '../../../data/resource';
import { enumTitle } from '../../../i18n/entity-words';
import { useCellSurroundings } from '../cell-context';
import { Mark } from './mark';

/** A coloured label where the declaration colours the value, else plain words. */
export function EnumCell({ entity, field, value }: CellProps) {
  const { t } = useCellSurroundings();
  const title = enumTitle(t, entity, field, String(value));
  const color = field.options.find((option) => option.value === value)?.color;
  if (field.options.some((option) => option.color)) return <Mark color={color}>{title}</Mark>;
  return <span title={title}>{title}</span>;
}
