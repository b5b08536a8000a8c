import type { Field } from './entity';
import { traitsOf } from './field-traits';

/** The address of a file in a text, for JavaScript and PostgreSQL; its group is the id. */
export const filePattern = '/files/([A-Za-z0-9_-]{22,64})';

/** Whether the console shows a file in the value by its name. */
export function showsFiles({ type }: Field): boolean {
  return traitsOf(type).upload === 'file';
}

/** Whether the value can contain the address of a file. */
export function mayNameFiles({ type }: Field): boolean {
  return traitsOf(type).namesFiles === true;
}
