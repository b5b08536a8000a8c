import type { CellProps } from '../../../data/resource';
import { useCellSurroundings } from '../cell-context';
import { Mark } from './mark';

export function BooleanCell({ value }: CellProps) {
  const { t } = useCellSurroundings();
  return value === true ? (
    <Mark color="blue">{t('field.yes')}</Mark>
  ) : (
    <span className="cell-muted">{t('field.no')}</span>
  );
}
