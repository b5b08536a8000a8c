import { type Fault, faultAt } from '../keywords/fault';
import { fieldTypes } from '../model/field-type';
import { partName } from '../model/nested-fields';
import { jsonFaults } from './check-json';
import { numberFaults } from './check-numbers';
import { sourceFaults } from './check-sources';
import { valueFaults } from './check-values';
import { propertyKeywordFaults } from './keyword-uses';
import type { Property } from './placed-properties';

/** Faults of one property, alone and together with what it names. */
export function propertyFaults(property: Property): readonly Fault[] {
  const { entity, field, holder, pointer } = property;
  return [
    ...(holder ? [] : sourceFaults(entity, field)),
    ...numberFaults(field, pointer),
    ...jsonFaults(field, pointer),
    ...valueFaults(field, pointer),
    ...propertyKeywordFaults(property),
    ...(holder ? nestedFaults(property) : passwordFaults(property)),
    ...(fieldTypes.includes(field.type)
      ? []
      : [faultAt(`${pointer}/type`, field.type, 'a known kind of field', 'Change the type.')]),
  ];
}

/** The server sanitises rich text and hashes passwords only in top-level fields. */
const topLevelFormats: readonly unknown[] = ['html', 'password'];

/** Faults of a property inside an object, or the objects of a list. */
function nestedFaults({ field, pointer }: Property): readonly Fault[] {
  const name = partName(field);
  const { format } = field.property;
  const isOfRecord = topLevelFormats.includes(format) || field.localized === 'richText';
  return [
    ...(/^[a-z][a-z0-9_]*$/.test(name)
      ? []
      : [faultAt(pointer, name, 'a lower-case snake_case name', `Rename "${name}".`)]),
    ...(isOfRecord
      ? [faultAt(`${pointer}/format`, format, 'another format', 'Declare it as a field of the record.')]
      : []),
  ];
}

function passwordFaults({ field: { type, property }, pointer }: Property): readonly Fault[] {
  const isPassword = type === 'password';
  if (property.writeOnly && !isPassword) {
    const remedy = 'Only passwords are write-only; hide others with "x-read".';
    return [faultAt(`${pointer}/writeOnly`, true, 'format "password"', remedy)];
  }
  if (!isPassword || property.writeOnly) return [];
  const expected = '"writeOnly": true next to it';
  return [faultAt(`${pointer}/format`, 'password', expected, 'Add "writeOnly": true.')];
}
