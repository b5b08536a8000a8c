import type { Entity, Field } from '../model/entity';
import { type Fault, faultAt } from './fault';

/** Keywords that say something of one text, of which a localized field has several. */
const ofOneText = [
  'enum',
  'pattern',
  'default',
  'x-default',
  'x-enum',
  'x-names',
  'x-sequence',
  'x-computed',
  'x-unique',
  'x-exists',
  'x-placeholder',
] as const;

const formats: readonly unknown[] = [undefined, 'multiline', 'html'];

/** Faults of a property with `x-localized`. */
export function localizedFaults({ schema }: Entity, { name, localized }: Field): Fault[] {
  const property = schema.properties[name];
  if (!localized || !property) return [];
  const pointer = `/properties/${name}`;
  const faults = ofOneText
    .filter((keyword) => property[keyword] !== undefined)
    .map((keyword) =>
      faultAt(
        `${pointer}/${keyword}`,
        property[keyword],
        'nothing of that kind beside "x-localized"',
        `Remove "${keyword}".`,
      ),
    );
  const isText = property.type === 'string' && formats.includes(property.format);
  if (isText) return faults;
  const expected = 'a string, without format or with "multiline" or "html"';
  return [
    ...faults,
    faultAt(`${pointer}/x-localized`, property.format ?? property.type, expected, 'Declare it so.'),
  ];
}
