import { type ComponentType, lazy, Suspense } from 'react';
import type { CellProps } from '../../data/resource';
import { useCellSurroundings } from './cell-context';
import { cells } from './cells';
import './cells.css';
import { isEmpty } from '../../../entity/write/condition';
import { emptyText } from '../../i18n/entity-words';

/** Lists, which come first, show none. */
const NestedValue = lazy(() => import('./nested-value'));

interface FieldValueProps extends CellProps {
  /** The resource's own cell for this field. */
  readonly Own?: ComponentType<CellProps> | undefined;
}

/** A stored value, by its field type unless the resource departs from it; a dash for none. */
export function FieldValue({ Own, ...props }: FieldValueProps) {
  const { whole } = useCellSurroundings();
  const Cell = Own ?? cells[props.field.type];
  if (!Own && isEmpty(props.value)) return <NoValue {...props} />;
  if (!Own && whole && props.field.fields.length > 0) {
    return (
      <Suspense>
        <NestedValue {...props} Value={FieldValue} />
      </Suspense>
    );
  }
  return <Cell {...props} />;
}

/** A dash, or what the declaration says of it; of what was not answered nothing is known. */
function NoValue({ entity, field, value }: CellProps) {
  const { t } = useCellSurroundings();
  const text = value === undefined ? undefined : emptyText(t, entity, field);
  if (text === undefined) return <span className="cell-muted cell-none">—</span>;
  return <span className="cell-muted">{text}</span>;
}
