import type { CellProps } from '../../resource';
import { fieldTitle } from '../../words/entity-words';
import { useCellSurroundings } from '../cell-context';
import { Picture } from './picture';

export function ImageCell({ entity, field, value }: CellProps) {
  const { t, whole } = useCellSurroundings();
  return <Picture address={String(value)} name={fieldTitle(t, entity, field)} isLarge={whole} />;
}
