import type { Entity, Field } from '../../../entity/model/entity';
import type { FieldType } from '../../../entity/model/field-type';
import type { Row } from '../context';

/** Kinds of field in whose values the address of a file may stand. */
const naming: ReadonlySet<FieldType> = new Set([
  'image',
  'images',
  'file',
  'url',
  'longText',
  'richText',
  'json',
]);

/** The address of a file in a text, for JavaScript and PostgreSQL; its group is the id. */
export const filePattern = '/files/([A-Za-z0-9_-]{22,64})';

export function mayNameFiles({ type }: Field): boolean {
  return naming.has(type);
}

/** Ids of the files that stand anywhere in the value. */
export function filesIn(value: unknown): string[] {
  const text = JSON.stringify(value) ?? '';
  return [...text.matchAll(new RegExp(filePattern, 'g'))].flatMap(([, id = '']) => id);
}

/** Of these values, by field, those in which files may stand. */
export function namingValues(entity: Entity, values: Row): Row {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => {
      const field = entity.fields.get(name);
      return field !== undefined && mayNameFiles(field);
    }),
  );
}
