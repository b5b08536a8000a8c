import type { Entity, Field } from '../model/entity';
import { fieldTypes } from '../model/field-type';
import { partName } from '../model/nested-fields';
import { variantWith } from '../model/variants';
import { acceptFaults } from './check-accept';
import { computedFaults, productFaults } from './check-computed';
import { fieldConditionFaults } from './check-conditions';
import { copiedFaults } from './check-copied';
import { countedFaults } from './check-counted';
import { emptyFaults } from './check-empty';
import { jsonFaults } from './check-json';
import { localizedFaults } from './check-localized';
import { isIndexable } from './check-named-fields';
import { numberFaults } from './check-numbers';
import { refWhereFaults } from './check-ref-where';
import { sourceFaults } from './check-sources';
import { unitFaults } from './check-units';
import { valueFaults } from './check-values';
import { variantFaults } from './check-variants';
import { type Fault, faultAt } from './fault';

/** Keywords that only work on a column of the table. */
const topLevel = [
  'x-count',
  'x-inherit',
  'x-given',
  'x-default',
  'x-sequence',
  'x-unique',
  'x-search',
  'x-when',
  'x-required-when',
  'x-variants',
  'x-empty',
  'x-read',
  'x-write',
  'readOnly',
  'writeOnly',
] as const;

/** The server sanitises rich text and hashes passwords only in top-level fields. */
const topLevelFormats: readonly unknown[] = ['html', 'password'];

/** Faults of the fields of an object, or of each object of a list. */
function nestedFaults(field: Field, pointer: string, byName: ReadonlyMap<string, Entity>): Fault[] {
  const inside = `${pointer}${field.type === 'objects' ? '/items' : ''}/properties`;
  return field.fields.flatMap((part) => {
    const name = partName(part);
    const variant = variantWith(field.property['x-variants'], name);
    const at =
      variant === undefined
        ? `${inside}/${name}`
        : `${pointer}/x-variants/schemas/${variant}/properties/${name}`;
    const { property } = part;
    const holder = byName.get(part.entity);
    const faults = [
      ...nestedFaults(part, at, byName),
      ...productFaults(field, part, at),
      ...numberFaults(part, at),
      ...jsonFaults(part, at),
      ...(holder
        ? [
            ...unitFaults(holder, part, at),
            ...localizedFaults(holder, part, at),
            ...copiedFaults(holder, part, at, byName),
          ]
        : []),
      ...valueFaults(part, at),
      ...acceptFaults(part, at),
      ...(holder ? refWhereFaults(holder, part, byName, at) : []),
    ];
    if (!/^[a-z][a-z0-9_]*$/.test(name))
      faults.push(faultAt(at, name, 'a lower-case snake_case name', `Rename "${name}".`));
    for (const keyword of topLevel.filter((one) => property[one] !== undefined)) {
      if (keyword === 'x-default' && part.copiedFrom) continue;
      const remedy = `Remove "${keyword}" from the nested field.`;
      faults.push(faultAt(`${at}/${keyword}`, property[keyword], 'a field of the record', remedy));
    }
    faults.push(...nestedReferenceFaults(field, part, at));
    const isNumber = ['integer', 'number', 'money', 'percent'].includes(part.type);
    const total = property['x-total'];
    if (total !== undefined && !(total && isNumber && field.type === 'objects')) {
      faults.push(faultAt(`${at}/x-total`, total, 'true, on a number in the items of a list', 'Remove it.'));
    }
    if (topLevelFormats.includes(property.format) || part.localized === 'richText') {
      const remedy = 'Declare it as a field of the record.';
      faults.push(faultAt(`${at}/format`, property.format, 'another format', remedy));
    }
    return faults;
  });
}

/** A nested reference can only be one level deep: in an object, or in the objects of a list. */
function nestedReferenceFaults({ entity, name }: Field, { ref, property }: Field, at: string): Fault[] {
  const isDeep = name.includes('.');
  if (ref === undefined || (property.type === 'integer' && !isDeep)) return [];
  return [faultAt(`${at}/x-ref`, ref, `one integer in an object of ${entity} itself`, 'Move it there.')];
}

/** Faults of one property, alone and together with the entity that it references. */
export function fieldFaults(entity: Entity, field: Field, byName: ReadonlyMap<string, Entity>): Fault[] {
  const pointer = `/properties/${field.name}`;
  const faults: Fault[] = [
    ...nestedFaults(field, pointer, byName),
    ...sourceFaults(entity, field),
    ...computedFaults(entity, field),
    ...copiedFaults(entity, field, pointer, byName),
    ...numberFaults(field, pointer),
    ...jsonFaults(field, pointer),
    ...unitFaults(entity, field, pointer),
    ...localizedFaults(entity, field, pointer),
    ...totalFaults(field, pointer),
    ...emptyFaults(field, pointer),
    ...valueFaults(field, pointer),
    ...acceptFaults(field, pointer),
    ...variantFaults(entity, field),
    ...refWhereFaults(entity, field, byName, pointer),
  ];
  const fault = (keyword: string, value: unknown, expected: string, remedy: string) =>
    faults.push(faultAt(`${pointer}/${keyword}`, value, expected, remedy));

  if (field.ref !== undefined && !['integer', 'array'].includes(String(field.property.type))) {
    fault('type', field.property.type, '"integer" for one, "array" of integers for many', 'Change the type.');
  }
  if (field.property.writeOnly && field.type !== 'password') {
    fault(
      'writeOnly',
      true,
      'format "password"',
      'Only passwords are write-only; hide others with "x-read".',
    );
  }
  if (field.type === 'password' && !field.property.writeOnly) {
    fault('format', 'password', '"writeOnly": true next to it', 'Add "writeOnly": true.');
  }
  if (field.count) {
    const by = byName.get(field.count.entity)?.fields.get(field.count.by);
    if (by?.ref !== entity.name || by.type !== 'reference') {
      fault(
        'x-count',
        field.count,
        `an entity with a reference to ${entity.name}`,
        'Correct "entity" and "by".',
      );
    }
    faults.push(...countedFaults(field, field.count, byName.get(field.count.entity)));
    if (
      by &&
      field.count.at &&
      byName.get(field.count.entity)?.fields.get(field.count.at)?.type !== 'dateTime'
    ) {
      fault('x-count/at', field.count.at, 'a date-time field of the counted entity', 'Correct "at".');
    }
  }
  if (field.inherit) {
    const [through, source] = field.inherit;
    const target = byName.get(entity.fields.get(through)?.ref ?? '');
    if (target?.fields.get(source)?.type !== field.type) {
      fault('x-inherit', field.inherit.join('.'), 'reference.field of the same kind', 'Correct the path.');
    }
  }
  const watched = field.property['x-given'];
  if (watched !== undefined && (field.type !== 'boolean' || !field.property.readOnly)) {
    fault('x-given', watched, 'a boolean with "readOnly": true', 'Declare it so.');
  }
  if (
    watched !== undefined &&
    ['references', 'computed', undefined].includes(entity.fields.get(watched)?.type)
  ) {
    fault('x-given', watched, 'a property that is a column of the table', 'Correct the name.');
  }
  const existing = field.property['x-exists'];
  if (existing) {
    const held = byName.get(existing.entity)?.fields;
    const names = [existing.by, ...Object.keys(existing.where ?? {})];
    if (
      field.type !== 'text' ||
      held?.get(existing.by)?.type !== 'text' ||
      names.some((name) => !held.has(name))
    ) {
      fault('x-exists', existing, 'short texts of both entities', 'Correct "entity", "by" and "where".');
    }
  }
  faults.push(...fieldConditionFaults(entity, field));
  const search = field.property['x-search'];
  if (field.type === 'reference' && search) {
    const target = byName.get(field.ref ?? '');
    if (search !== true) fault('x-search', search, 'true', 'Write true.');
    else if (target?.big && !target.fields.get(target.label)?.searchable) {
      const expected = 'a reference to records whose name can be searched';
      fault(
        'x-search',
        search,
        expected,
        `Declare "x-search" of ${target.name}.${target.label}, or remove it.`,
      );
    }
  } else if (
    search &&
    !['text', 'longText', 'phone', 'email', 'url'].includes(field.localized ?? field.type)
  ) {
    fault('x-search', search, 'a text field', `Remove it; ${field.name} is ${field.type}.`);
  } else if (field.searchable === 'part' && !(entity.big && ['text', 'email'].includes(field.type))) {
    const remedy = `Write true; of ${entity.big ? `a ${field.type}` : 'an entity without "x-big"'} it says nothing more.`;
    fault('x-search', 'part', 'a short text of a big entity', remedy);
  }
  if (field.unique && !isIndexable(entity, field.name)) {
    const remedy = `Remove it; ${field.name} is ${field.type}.`;
    fault('x-unique', field.unique, 'a property with a column and an order, which can be indexed', remedy);
  } else if (field.unique === 'ignoring-case' && !['text', 'email'].includes(field.type)) {
    fault('x-unique', field.unique, 'a short text', `Write true; ${field.name} is ${field.type}.`);
  }
  const labels = Object.keys(field.property['x-enum'] ?? {});
  const values = field.options.map(({ value }) => value);
  for (const label of labels.filter((name) => !values.includes(name))) {
    fault('x-enum', label, `one of ${values.join(', ')}`, 'Remove it or add it to "enum".');
  }
  if (!fieldTypes.includes(field.type))
    fault('type', field.type, 'a known kind of field', 'Change the type.');
  return faults;
}

/** Lists sum the amounts of records, unless `x-total` is false because a sum makes no sense, as with prices. */
function totalFaults({ property, type }: Field, at: string): Fault[] {
  const total = property['x-total'];
  if (total === undefined || (total === false && type === 'money')) return [];
  return [faultAt(`${at}/x-total`, total, 'false, on an amount of the record', 'Remove it.')];
}
