import type { Entity, Field } from '../model/entity';
import type { PropertySchema } from '../model/entity-schema';
import { type DefaultSource, levelOfSource } from '../model/made-values';
import { partName } from '../model/nested-fields';
import { namesIn } from '../write/computed-values';
import { accepts } from './check-values';
import { type Fault, faultAt } from './fault';

const numbers: readonly unknown[] = ['integer', 'number', 'money', 'percent'];

/** Whether a field can hold what `x-default` fills in. */
function holds({ type, ref }: Field, source: DefaultSource): boolean {
  if (source === 'now') return type === 'date' || type === 'dateTime';
  const target = targetOf(source);
  return target === undefined ? type === 'text' : type === 'reference' && ref === target;
}

function heldBy(source: DefaultSource): string {
  if (source === 'now') return 'a date or a date-time';
  const target = targetOf(source);
  return target === undefined ? 'a short text' : `a reference to ${target}`;
}

/** The entity of what is filled in; undefined: a text. */
function targetOf(source: DefaultSource): string | undefined {
  return source === 'actor' ? 'manager' : levelOfSource(source)?.entity;
}

/** Faults of `x-default`, `x-sequence` and `x-computed` of a field of the record. */
export function computedFaults(entity: Entity, field: Field): Fault[] {
  return [...defaultFaults(field), ...sequenceFaults(entity, field), ...valueFaults(entity, field)];
}

function defaultFaults(field: Field): Fault[] {
  const { filledFrom, property } = field;
  if (filledFrom === undefined) return [];
  const pointer = `/properties/${field.name}/x-default`;
  return [
    ...(holds(field, filledFrom)
      ? []
      : [faultAt(pointer, filledFrom, heldBy(filledFrom), `Remove it; ${field.name} is ${field.type}.`)]),
    ...(property.default === undefined
      ? []
      : [faultAt(pointer, filledFrom, 'no "default" next to it', 'Remove one of the two.')]),
  ];
}

function sequenceFaults(entity: Entity, { name, sequence, type, unique, property }: Field): Fault[] {
  if (!sequence) return [];
  const pointer = `/properties/${name}/x-sequence`;
  const { per = [] } = sequence;
  const isUnique = per.length === 0 ? unique !== false : isUniqueWith(entity, name, per);
  const wanted = per.length === 0 ? '"x-unique": true' : `"x-unique-together" with ${per.join(', ')}`;
  return [
    ...(type === 'text'
      ? []
      : [faultAt(pointer, type, 'a short text', 'Declare "type": "string" without format.')]),
    ...(property.readOnly
      ? []
      : [faultAt(pointer, sequence, '"readOnly": true next to it', 'Add "readOnly": true.')]),
    ...(isUnique ? [] : [faultAt(pointer, sequence, wanted, `Add ${wanted}.`)]),
    ...(type === 'text' ? madeFaults(property, sequence.format, `${pointer}/format`) : []),
    ...per
      .filter((column) => !isColumn(entity, column))
      .map((column) => faultAt(`${pointer}/per`, column, 'a column of this entity', 'Correct the name.')),
  ];
}

/** Faults of the generated numbers: the first one must fit the property, whatever the date. */
function madeFaults(property: PropertySchema, format: string, pointer: string): Fault[] {
  const first = format.replace(/\{(Y+)(M*)(D*)\}/, (_, year: string, month: string, day: string) =>
    [year && '2026', month && '01', day && '01'].join(''),
  );
  const number = first.replace(/\{(0+)\}/, (_, zeros: string) => `${zeros.slice(1)}1`);
  const { maxLength = Infinity } = property;
  if (number.length > maxLength) {
    const remedy = `Raise "maxLength" to ${number.length} or more, or shorten the format.`;
    return [faultAt(pointer, format, `numbers of at most ${maxLength} characters`, remedy)];
  }
  if (accepts(property, number)) return [];
  const remedy = `Correct the format or the property: the first number is "${number}".`;
  return [faultAt(pointer, format, 'numbers that the property can have', remedy)];
}

function isUniqueWith(entity: Entity, name: string, per: readonly string[]): boolean {
  const wanted = [...per, name].sort().join();
  return entity.uniqueTogether.some(
    ({ fields, where }) => where === undefined && [...fields].sort().join() === wanted,
  );
}

function isColumn({ fields }: Entity, name: string): boolean {
  const type = fields.get(name)?.type;
  return type !== undefined && type !== 'references' && type !== 'computed';
}

function valueFaults(entity: Entity, field: Field): Fault[] {
  const { computed, name } = field;
  if (!computed) return [];
  const pointer = `/properties/${name}/x-computed`;
  const fault = (expected: string, remedy = 'Correct the name.') =>
    faultAt(pointer, computed, expected, remedy);
  const faults: Fault[] = [];
  if (field.required)
    faults.push(fault('a property that is not in "required"', 'Remove it from "required".'));
  if (field.property.default !== undefined)
    faults.push(fault('no "default" next to it', 'Remove the default.'));
  if ('product' in computed)
    return [...faults, fault('a property of the items of a list', 'Declare it there.')];
  if ('age' in computed) {
    const isBorn = entity.fields.get(computed.age)?.type === 'date' && field.property.type === 'integer';
    return isBorn ? faults : [...faults, fault('an integer, computed from a date of this entity')];
  }
  if ('text' in computed) {
    const isText = field.type === 'text' || field.type === 'url';
    const sources = namesIn(computed.text).map((source) => entity.fields.get(source));
    const isMade = sources.every((source) => source?.type === 'text' && !source.computed);
    const { maxLength = Infinity } = field.property;
    const fixed = computed.text.replace(/\{[a-z][a-z0-9_]*\}/g, '').length;
    if (fixed > maxLength) {
      const remedy = `Raise "maxLength" beyond ${fixed}, or shorten the text.`;
      faults.push(
        faultAt(`${pointer}/text`, computed.text, `text of at most ${maxLength} characters`, remedy),
      );
    }
    return isText && isMade
      ? faults
      : [...faults, fault('a short text, made from short texts of this entity')];
  }
  const paths = 'sum' in computed ? [computed.sum] : [computed.mean, computed.weight];
  const parts = paths.map((path) => itemPart(entity, path));
  const isOne = new Set(paths.map((path) => path.split('.')[0])).size === 1;
  const isNumber = numbers.includes(field.type) && parts.every((part) => numbers.includes(part?.type));
  return isOne && isNumber
    ? faults
    : [...faults, fault('a number, computed from numbers in the items of one list')];
}

function itemPart(entity: Entity, path: string): Field | undefined {
  const [list = '', part = ''] = path.split('.');
  const field = entity.fields.get(list);
  return field?.type === 'objects' ? field.fields.find((one) => partName(one) === part) : undefined;
}

/**
 * Faults of a computed field inside the items of a list: it can only be a product; all else is computed for the whole
 * record.
 */
export function productFaults(list: Field, part: Field, at: string): Fault[] {
  if (!part.computed) return [];
  const pointer = `${at}/x-computed`;
  if (!('product' in part.computed)) {
    return [faultAt(pointer, part.computed, '"product"', 'Compute the rest in a field of the record.')];
  }
  const isFactor = (name: string) => {
    const factor = list.fields.find((one) => partName(one) === name);
    return factor !== undefined && numbers.includes(factor.type) && !factor.computed;
  };
  const isSound = numbers.includes(part.type) && !part.required && part.computed.product.every(isFactor);
  const expected = 'an optional number, computed from numbers next to it that callers give';
  return isSound ? [] : [faultAt(pointer, part.computed, expected, 'Correct the names.')];
}
