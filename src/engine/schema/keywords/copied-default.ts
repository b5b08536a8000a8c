import type { Field } from '../model/entity';
import { traitsOf } from '../model/field-traits';
import { partName, rootField } from '../model/nested-fields';
import { type Unit, unitOf } from '../model/unit';
import { copyOf } from '../write/copied-defaults';
import { type Fault, faultAt } from './fault';
import type { PropertyPlace } from './keyword';
import { type NameUse, pathUses, targetUse } from './name-use';

/**
 * The names in a path such as `commodity.price`: the reference, which is next to the field, inside a list or
 * in the record, and the copied field.
 */
export function copiedUses({ entity, field, byName, at: pointer }: PropertyPlace): readonly NameUse[] {
  const path = field.copiedFrom;
  const root = rootField(entity, field);
  if (!path || !root) return [];
  const reached = path.slice(0, -1);
  const inside = [root.name, ...reached];
  const isInside = root.fields.some(({ name }) => name === inside.join('.'));
  const isNested = root !== field && (isInside || !entity.fields.has(reached.join('.')));
  const through = isNested ? inside : reached;
  const uses = pathUses(entity, through, pointer);
  const reference =
    through.length === 1
      ? entity.fields.get(through[0] ?? '')
      : entity.fields.get(through[0] ?? '')?.fields.find(({ name }) => name === through.join('.'));
  return [...uses, ...targetUse(byName, reference?.ref, pointer, path.at(-1))];
}

/** Faults of `{ from }` in `x-default`, of a field of the record or inside an object. */
export function copiedFaults({ entity, field, byName, at }: PropertyPlace): readonly Fault[] {
  const { property } = field;
  const fault = (expected: string, remedy: string) => faultAt(at, property['x-default'], expected, remedy);
  const copy = copyOf(entity, field);
  const target = byName.get(copy?.through.ref ?? '');
  const source = target?.fields.get(copy?.source ?? '');
  if (!copy || !target || !source) {
    const path =
      'a reference next to it, in the record, or in the items of a list of this entity, and a field of what it points to';
    return [fault(path, 'Correct the path.')];
  }
  const faults: Fault[] = [];
  if (source.secret || source.readPerms !== undefined) {
    faults.push(fault('a field that every reader of the record sees', 'Take another field.'));
  }
  if (!isTaken(field, source)) {
    faults.push(fault(`"${source.type}" with every value of it`, 'Make the two fields alike.'));
  } else if (!mayShareUnit(unitOf(entity, field), unitOf(target, source))) {
    faults.push(fault('the same unit or currency in both', 'Declare the same one in both.'));
  }
  for (const keyword of ['default', 'readOnly', 'x-when', 'x-inherit', 'x-computed'] as const) {
    if (property[keyword] !== undefined)
      faults.push(fault(`no "${keyword}" next to it`, 'Remove one of the two.'));
  }
  return faults;
}

function isTaken(field: Field, source: Field): boolean {
  if (field.type === 'objects' && source.type === 'objects') return arePartsTaken(field, source);
  return traitsOf(field.type).copyable === true && isTakenWhole(field, source);
}

function isTakenWhole(field: Field, source: Field): boolean {
  const values = field.options.map(({ value }) => value);
  return (
    field.type === source.type &&
    field.ref === source.ref &&
    source.options.every(({ value }) => values.includes(value))
  );
}

/** Objects are copied with the parts of the same name, which must have the same type. */
function arePartsTaken(field: Field, source: Field): boolean {
  const pairs = field.fields.flatMap((part) => {
    const other = source.fields.find((one) => partName(one) === partName(part));
    return other ? [{ part, other }] : [];
  });
  return pairs.length > 0 && pairs.every(({ part, other }) => isTakenWhole(part, other));
}

/** Whether some records can have the same unit or currency in both. */
function mayShareUnit(own: Unit | undefined, other: Unit | undefined): boolean {
  if (own === undefined || other === undefined) return own === other;
  return typeof own === 'object' || typeof other === 'object' || own === other;
}
