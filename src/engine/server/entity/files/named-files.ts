import type { Entity } from '../../../schema/model/entity';
import { filePattern, mayNameFiles } from '../../../schema/model/file-fields';
import type { Row } from '../context';

const address = new RegExp(filePattern, 'g');

/** Ids of the files anywhere in the value. */
export function filesIn(value: unknown): string[] {
  const text = JSON.stringify(value) ?? '';
  if (!text.includes('/files/')) return [];
  return [...text.matchAll(address)].flatMap(([, id = '']) => id);
}

/** The values of the fields that can contain files. */
export function namingValues(entity: Entity, values: Row): Row {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => {
      const field = entity.fields.get(name);
      return field !== undefined && mayNameFiles(field);
    }),
  );
}
