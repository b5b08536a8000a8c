import type { ComponentType } from 'react';
import type { CellProps } from '../../data/resource';
import { useCellSurroundings } from './cell-context';
import { cells } from './cells';
import './cells.css';
import { NestedValue } from './nested-value';

interface FieldValueProps extends CellProps {
  /** The resource's own cell for this field. */
  readonly Own?: ComponentType<CellProps> | undefined;
}

/** A stored value, by its field type unless the resource departs from it; a dash for none. */
export function FieldValue({ Own, ...props }: FieldValueProps) {
  const { whole } = useCellSurroundings();
  const Cell = Own ?? cells[props.field.type];
  if (!Own && isNothing(props.value)) return <span className="cell-muted">—</span>;
  if (!Own && whole && props.field.fields.length > 0) return <NestedValue {...props} Value={FieldValue} />;
  return <Cell {...props} />;
}

function isNothing(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
