import type { Field } from '../../../entity/model/entity';
import type { FieldType } from '../../../entity/model/field-type';

const wide: ReadonlySet<FieldType> = new Set(['longText', 'richText', 'json', 'object', 'objects', 'images']);

/** Whether the input of the field takes the whole width of a form. */
export function isWide({ type }: Field): boolean {
  return wide.has(type);
}
