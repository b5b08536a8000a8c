import type { Field } from '../model/entity';
import { partName } from '../model/nested-fields';
import type { Fault } from './fault';

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
export function nestedFaults(file: string, field: Field, pointer: string): Fault[] {
  const inside = `${pointer}${field.type === 'objects' ? '/items' : ''}/properties`;
  return field.fields.flatMap((part) => {
    const name = partName(part);
    const at = `${inside}/${name}`;
    const fault = (key: string, value: unknown, expected: string, remedy: string) => ({
      file,
      pointer: key === '' ? at : `${at}/${key}`,
      value,
      expected,
      remedy,
    });
    const { property } = part;
    return [
      ...(/^[a-z][a-z0-9_]*$/.test(name)
        ? []
        : [fault('', name, 'a lower-case snake_case name', `Rename "${name}".`)]),
      ...topLevel
        .filter((keyword) => property[keyword] !== undefined)
        .map((keyword) =>
          fault(
            keyword,
            property[keyword],
            'a field of the record',
            `Remove "${keyword}" from the nested field.`,
          ),
        ),
      ...(topLevelFormats.includes(property.format)
        ? [fault('format', property.format, 'another format', 'Declare it as a field of the record.')]
        : []),
      ...nestedFaults(file, part, at),
    ];
  });
}
