import type { ComponentType } from 'react';
import type { Entity, Field } from '../../../entity/model/entity';
import type { CellProps, Labelled } from '../../data/resource';
import { FieldValue } from '../fields/field-value';
import { useTitles } from '../fields/titles';

interface NamedValueProps {
  readonly entity: Entity;
  readonly field: Field;
  readonly row: Labelled;
  readonly Own?: ComponentType<CellProps> | undefined;
}

/** A value of a record that came without labels, as conflicts and history do: references are named by asking. */
export function NamedValue({ entity, field, row, Own }: NamedValueProps) {
  const value = row[field.name];
  const ids =
    field.ref === undefined ? [] : [value].flat().filter((id): id is number => typeof id === 'number');
  const titleOf = useTitles(field.ref, ids);
  if (ids.length > 0) return ids.map(titleOf).join(', ');
  return <FieldValue entity={entity} field={field} value={value} row={row} Own={Own} />;
}
