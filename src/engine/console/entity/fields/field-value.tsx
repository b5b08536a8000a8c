import { type ComponentType, lazy, Suspense } from 'react';
import type { CellProps } from '../../data/resource';
import { useCellSurroundings } from './cell-context';
import { cells } from './cells';
import './cells.css';
import { isEmpty } from '../../../schema/write/condition';
import { emptyText } from '../../i18n/entity-words';

/** Lazy, because lists do not need it. */
const NestedValue = lazy(() => import('./nested-value'));

interface FieldValueProps extends CellProps {
  /** Custom cell of the resource for this field. */
  readonly Own?: ComponentType<CellProps> | undefined;
}

/** Renders a stored value with the custom cell, else the cell of the field type; a dash for no value. */
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

/**
 * A dash, or the declared text for an empty value. If the server did not send the field, a dash, since the value is
 * unknown.
 */
function NoValue({ entity, field, value }: CellProps) {
  const { t } = useCellSurroundings();
  const text = value === undefined ? undefined : emptyText(t, entity, field);
  if (text === undefined) return <span className="cell-muted cell-none">—</span>;
  return <span className="cell-muted">{text}</span>;
}
