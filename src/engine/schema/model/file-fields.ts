import type { Field } from './entity';
import type { FieldType } from './field-type';

/** The address of a file in a text, for JavaScript and PostgreSQL; its group is the id. */
export const filePattern = '/files/([A-Za-z0-9_-]{22,64})';

/** Field types whose values can contain the address of a file. */
const naming: ReadonlySet<FieldType> = new Set([
  'image',
  'images',
  'file',
  'files',
  'url',
  'longText',
  'richText',
  'localized',
  'json',
  'object',
  'objects',
]);

/** Whether the console shows a file in the value by its name. */
export function showsFiles({ type }: Field): boolean {
  return type === 'file' || type === 'files';
}

export function mayNameFiles({ type }: Field): boolean {
  return naming.has(type);
}
