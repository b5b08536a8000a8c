import type { Field } from '../../../entity/model/entity';
import type { Labelled } from '../../data/resource';

/** What the record of this id is called at a reference of the row, or inside an object of it; undefined where nothing says so. */
export function labelOf(row: Labelled | undefined, field: Field, id: unknown): string | undefined {
  const labels = row?._labels?.[field.name];
  if (typeof labels === 'string') return labels;
  if (labels === null || labels === undefined || Array.isArray(labels)) return undefined;
  return (labels as Readonly<Record<string, string | null>>)[String(id)] ?? undefined;
}
