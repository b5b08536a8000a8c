import type { Entity, Field } from './entity';
import { partName } from './nested-fields';

/** The unit or currency of a number: the declared one, or the field that holds it. */
export type Unit = string | { readonly field: Field };

/** Looks up a unit's field in the object that holds the number, then in the record. */
export function unitOf({ fields }: Entity, { name, property }: Field): Unit | undefined {
  const declared = property['x-currency'] ?? property['x-unit'];
  if (typeof declared !== 'object') return declared;
  const [head = '', ...inside] = name.split('.');
  const holder = inside.slice(0, -1).reduce(partNamed, inside.length > 0 ? fields.get(head) : undefined);
  const field = partNamed(holder, declared.field) ?? fields.get(declared.field);
  return field && { field };
}

function partNamed(holder: Field | undefined, key: string): Field | undefined {
  return holder?.fields.find((part) => partName(part) === key);
}
