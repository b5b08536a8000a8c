import type { Field } from '../model/entity';
import { partName } from '../model/nested-fields';
import { type Fault, faultAt } from './fault';

/** Keywords that take effect on a column of the table only. */
const topLevel = [
  'x-ref',
  'x-count',
  'x-inherit',
  'x-given',
  'x-unique',
  'x-search',
  'x-when',
  'x-read',
  'x-write',
  'readOnly',
  'writeOnly',
] as const;

/** Rich text is cleaned and a password hashed where they are fields of the record. */
const topLevelFormats: readonly unknown[] = ['html', 'password'];

/** Faults of what an object, or each object of a list, holds. */
export function nestedFaults(field: Field, pointer: string): Fault[] {
  const inside = `${pointer}${field.type === 'objects' ? '/items' : ''}/properties`;
  return field.fields.flatMap((part) => {
    const name = partName(part);
    const at = `${inside}/${name}`;
    const { property } = part;
    const faults = nestedFaults(part, at);
    if (!/^[a-z][a-z0-9_]*$/.test(name))
      faults.push(faultAt(at, name, 'a lower-case snake_case name', `Rename "${name}".`));
    for (const keyword of topLevel.filter((one) => property[one] !== undefined)) {
      const remedy = `Remove "${keyword}" from the nested field.`;
      faults.push(faultAt(`${at}/${keyword}`, property[keyword], 'a field of the record', remedy));
    }
    if (topLevelFormats.includes(property.format)) {
      const remedy = 'Declare it as a field of the record.';
      faults.push(faultAt(`${at}/format`, property.format, 'another format', remedy));
    }
    return faults;
  });
}
