import type { ComponentType } from 'react';
import type { Entity, Field } from '../../../schema/model/entity';
import { nestedIds } from '../../../schema/model/nested-fields';
import type { CellProps, Labelled } from '../../data/resource';
import { FieldValue } from '../fields/field-value';
import { useTitles } from '../fields/titles';

interface NamedValueProps {
  readonly entity: Entity;
  readonly field: Field;
  readonly row: Labelled;
  readonly container?: CellProps['container'] | undefined;
  readonly Own?: ComponentType<CellProps> | undefined;
}

/** A value of a record without labels, as in conflicts and history: loads the labels of its references. */
export function NamedValue({ entity, field, row, container, Own }: NamedValueProps) {
  const value = row[field.name];
  const ids =
    field.ref === undefined ? [] : [value].flat().filter((id): id is number => typeof id === 'number');
  if (field.ref !== undefined && ids.length > 0) return <ReferenceNames entity={field.ref} ids={ids} />;
  const shown = { entity, field, value, row, Own, ...(container && { container }) };
  const parts = Own ? [] : field.fields.filter(({ ref }) => ref !== undefined);
  return <NamedParts {...shown} parts={parts} />;
}

interface ReferenceNamesProps {
  /** Name of the entity that the ids belong to. */
  readonly entity: string;
  readonly ids: readonly number[];
}

function ReferenceNames({ entity, ids }: ReferenceNamesProps) {
  return ids.map(useTitles(entity, ids)).join(', ');
}

interface NamedPartsProps extends CellProps, Pick<NamedValueProps, 'Own'> {
  /** Nested references without labels. */
  readonly parts: readonly Field[];
}

/** Most values have no nested references and load nothing. */
function NamedParts({ parts: [part, ...others], ...shown }: NamedPartsProps) {
  return part ? <NamedPart {...shown} part={part} others={others} /> : <FieldValue {...shown} />;
}

interface NamedPartProps extends Omit<NamedPartsProps, 'parts'> {
  readonly part: Field;
  readonly others: readonly Field[];
}

/** Loads the labels of one nested reference field after another, with a query for each. */
function NamedPart({ part, others, row, ...shown }: NamedPartProps) {
  const ids = nestedIds({ list: shown.field, part }, shown.value).map(({ id }) => id);
  const titleOf = useTitles(part.ref, [...new Set(ids)]);
  const labels = { [part.name]: Object.fromEntries(ids.map((id) => [id, titleOf(id)])) };
  return <NamedParts {...shown} parts={others} row={{ ...row, _labels: { ...row._labels, ...labels } }} />;
}
