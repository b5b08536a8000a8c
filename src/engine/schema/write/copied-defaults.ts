import type { Entity, Field } from '../model/entity';
import { partName, withNested } from '../model/nested-fields';
import { oncePer } from '../model/once-per';
import { type Unit, unitOf } from '../model/unit';
import { isEmpty } from './condition';
import { isObject } from './is-object';

type Values = Readonly<Record<string, unknown>>;

/** A default that is copied from another record. */
export interface Copy {
  readonly field: Field;
  /**
   * The reference to that record, which can be next to the field. For a field of the record, it can also be
   * in the items of a list; for a field in the items of a list, it can also be in the record.
   */
  readonly through: Field;
  /** The name of the copied field in the referenced entity. */
  readonly source: string;
}

/** The copies of an entity, amounts last, since another copy may set their currency. */
export const copiesOf = oncePer((entity: Entity): readonly Copy[] => {
  const copies = withNested([...entity.fields.values()]).flatMap((field) => copyOf(entity, field) ?? []);
  return copies.toSorted((one, other) => Number(hasUnit(one)) - Number(hasUnit(other)));
});

/** Undefined where the field copies nothing, or the path does not lead through a single reference. */
export function copyOf(entity: Entity, field: Field): Copy | undefined {
  if (!field.copiedFrom) return undefined;
  const path = field.copiedFrom.slice(0, -1);
  const source = field.copiedFrom.at(-1) ?? '';
  const all = withNested([...entity.fields.values()]);
  const named = (wanted: readonly string[]) => all.find(({ name }) => name === wanted.join('.'));
  const through = named([...holderOf(field), ...path]) ?? named(path);
  return through?.type === 'reference' ? { field, through, source } : undefined;
}

/** The fields of a record that copying needs: the sources, and the fields with their units. */
export function sourcesOf(target: Entity, copies: readonly Copy[]): readonly string[] {
  const names = copies.flatMap(({ source }) => {
    const unit = unitOfSource(target, source);
    return [source, ...(typeof unit === 'object' ? [unit.field.name] : [])];
  });
  return [...new Set(names)];
}

/** The context of a value: the record, and the object that directly contains the field. */
export interface Surroundings {
  readonly record: Values;
  readonly container: Values;
}

/**
 * The value that the field copies from a record; undefined if the value there is empty or has another unit.
 */
export function copiedValue(
  entity: Entity,
  target: Entity,
  { field, source }: Copy,
  pointed: Values,
  around: Surroundings,
): unknown {
  const value = isEmpty(pointed[source]) ? undefined : partsOf(field, pointed[source]);
  const own = codeOf(unitOf(entity, field), around);
  return own === unitCodeOf(target, source, pointed) ? value : undefined;
}

/** Objects of a list, reduced to the parts that this field declares. */
function partsOf(field: Field, value: unknown): unknown {
  if (field.type !== 'objects' || !Array.isArray(value)) return value;
  const names = new Set(field.fields.map(partName));
  return value.map((one: Values) =>
    Object.fromEntries(Object.entries(one).filter(([name]) => names.has(name))),
  );
}

/** The unit or currency of the field's value in a record. */
export function unitCodeOf(target: Entity, source: string, pointed: Values): unknown {
  return codeOf(unitOfSource(target, source), { record: pointed, container: pointed });
}

/** Finds the record from which to copy, by id. */
export type Find = (copy: Copy, id: number) => { readonly target: Entity; readonly row: Values } | undefined;

/** Copies values into fields that are absent; accepts values of any form. */
export function withCopies(entity: Entity, copies: readonly Copy[], values: Values, find: Find): Values {
  let record = values;
  for (const copy of copies) {
    const name = partName(copy.field);
    const reference = partName(copy.through);
    const [list = ''] = holderOf(copy.field);
    const outer = isIntoItems(copy) ? record[reference] : undefined;
    const take = (holder: Values, id: unknown): Values => {
      const found = holder[name] === undefined && typeof id === 'number' ? find(copy, id) : undefined;
      const around = { record, container: holder };
      const value = found && copiedValue(entity, found.target, copy, found.row, around);
      return value === undefined ? holder : { ...holder, [name]: value };
    };
    const takeIn = (item: unknown) => (isObject(item) ? take(item, outer ?? item[reference]) : item);
    if (name === copy.field.name) record = take(record, idsAt(copy, record)[0]);
    else {
      const held = record[list];
      record = { ...record, [list]: Array.isArray(held) ? held.map(takeIn) : takeIn(held) };
    }
  }
  return record;
}

/** Whether a reference of the record fills a field in the items of a list. */
export function isIntoItems({ field, through }: Copy): boolean {
  return holderOf(field).length > 0 && holderOf(through).length === 0;
}

/** The ids in the reference of a copy, in order. */
export function idsAt({ through }: Copy, record: Values): readonly number[] {
  const [list = ''] = holderOf(through);
  const holders = list === '' ? [record] : [record[list]].flat();
  const ids = holders.map((holder) => (isObject(holder) ? holder[partName(through)] : undefined));
  return ids.filter((id): id is number => Number.isSafeInteger(id) && Number(id) > 0);
}

function hasUnit({ field: { property } }: Copy): boolean {
  return property['x-currency'] !== undefined || property['x-unit'] !== undefined;
}

function unitOfSource(target: Entity, source: string): Unit | undefined {
  const field = target.fields.get(source);
  return field && unitOf(target, field);
}

function codeOf(unit: Unit | undefined, { record, container }: Surroundings): unknown {
  if (typeof unit !== 'object') return unit;
  return (unit.field.name.includes('.') ? container : record)[partName(unit.field)] ?? null;
}

function holderOf({ name }: Field): readonly string[] {
  return name.split('.').slice(0, -1);
}
