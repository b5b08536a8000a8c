import type { CellProps } from '../../../data/resource';
import { fieldTitle } from '../../../i18n/entity-words';
import { useCellSurroundings } from '../cell-context';
import { Picture } from './picture';

export function ImageCell({ entity, field, value }: CellProps) {
  const { t, whole } = useCellSurroundings();
  return <Picture address={String(value)} name={fieldTitle(t, entity, field)} isLarge={whole} />;
}
