import type { Field } from '../../../schema/model/entity';
import type { Labelled } from '../../data/resource';

/**
 * Label of the record with this id, from a reference of the row or of an object in it; undefined if the row has no
 * label.
 */
export function labelOf(
  row: Pick<Labelled, '_labels'> | undefined,
  field: Field,
  id: unknown,
): string | undefined {
  const labels = row?._labels?.[field.name];
  if (typeof labels === 'string') return labels;
  if (labels === null || labels === undefined || Array.isArray(labels)) return undefined;
  return (labels as Readonly<Record<string, string | null>>)[String(id)] ?? undefined;
}
