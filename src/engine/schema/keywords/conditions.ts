import type { Entity, Field } from '../model/entity';
import type { Condition, Scalar, Test } from '../model/entity-schema';
import { isNumeric, isTime, traitsOf } from '../model/field-traits';
import { alternativesOf, fieldsOf, holds, type Question, questionOf } from '../write/condition';
import { isBefore } from '../write/ordered';
import { accepts } from './accepts';
import { type Fault, faultAt } from './fault';
import type { PropertyPlace } from './keyword';

/** Whether a condition can test a range of values. */
function isRanged({ type }: Field): boolean {
  return isNumeric(type) || isTime(type);
}

/** Faults of a condition on which the property itself depends: `x-when`, `x-required-when`. */
export function ownConditionFaults(
  condition: Condition,
  { entity, field, at }: PropertyPlace,
  remedyIfRequired: string,
): readonly Fault[] {
  const faults: Fault[] = [];
  if (field.required) {
    faults.push(faultAt(at, condition, 'a property that is not in "required"', remedyIfRequired));
  } else if (field.derived) {
    faults.push(faultAt(at, condition, 'a property that callers give', 'Remove it.'));
  }
  const mayTest = (tested: Field) => isKnown(entity, tested) && tested !== field;
  return [...faults, ...conditionFaults(entity, condition, at, mayTest)];
}

/**
 * Faults of a property whose condition depends, through conditions of other fields, on the property itself.
 */
export function circleFaults({ entity, field }: PropertyPlace, at: string): readonly Fault[] {
  if (!field.when || !restsOn(entity, field, field.name)) return [];
  const expected = 'a condition that does not rest on this property';
  return [faultAt(at, field.when, expected, 'Let one of the properties apply always.')];
}

/** Faults of a condition on stored records. */
export function ruleConditionFaults(entity: Entity, condition: Condition, pointer: string): Fault[] {
  return conditionFaults(entity, condition, pointer, ({ type }) => type !== 'references');
}

/** Faults of a condition on fields of the entity; it may test only fields for which `mayTest` returns true. */
export function conditionFaults(
  entity: Entity,
  condition: Condition,
  pointer: string,
  mayTest: (field: Field) => boolean,
): Fault[] {
  const faults = alternativesOf(condition).flatMap((tests, index) =>
    Object.entries(tests).flatMap(([name, test]) => {
      const at = `${pointer}${Array.isArray(condition) ? `/${index}` : ''}/${name}`;
      const field = entity.fields.get(name);
      if (!field || !mayTest(field)) {
        return faultAt(
          at,
          name,
          'another property of this entity, which callers or actions fill',
          'Correct the name.',
        );
      }
      return testFaults(field, test, at);
    }),
  );
  if (faults.length > 0 || !holdsAlways(entity, condition)) return faults;
  return [faultAt(pointer, condition, 'a condition that can fail', 'Remove it: it always holds.')];
}

/** Whether the server knows the value before it stores a record: a caller, a default or an action provides it. */
export function isKnown({ actions }: Entity, { name, derived, system, property }: Field): boolean {
  if (!derived) return true;
  return !system && (property.default !== undefined || actions.some(({ set = {} }) => name in set));
}

function testFaults(field: Field, test: Test, at: string): Fault[] {
  if (typeof test === 'object' && !Array.isArray(test)) {
    const kinds = new Set(Object.keys(test).map((key) => (key === 'to' ? 'from' : key)));
    if (kinds.size > 1)
      return [faultAt(at, test, 'one of "not", "set", and "from" with "to"', 'Ask one thing.')];
  }
  const question = questionOf(test);
  if (field.secret || field.type === 'computed') {
    return [faultAt(at, test, 'a property whose value is stored as it is', 'Name another property.')];
  }
  if (question.kind === 'set') {
    if (!field.required) return [];
    return [faultAt(at, test, 'a property that can be empty', 'Remove it: the property is in "required".')];
  }
  const isFit = question.kind === 'range' ? isRanged(field) : traitsOf(field.type).comparable;
  if (!isFit) {
    return [
      faultAt(at, test, `a test that fits; ${field.name} is ${field.type}`, 'Ask only whether it is "set".'),
    ];
  }
  return valueFaults(field, question, at);
}

function valueFaults(field: Field, question: Exclude<Question, { kind: 'set' }>, at: string): Fault[] {
  if (question.kind === 'range') {
    const { from, to } = question;
    if (from !== undefined && to !== undefined && isBefore(to, from)) {
      return [faultAt(at, { from, to }, '"from" not after "to"', 'Correct the range: nothing lies in it.')];
    }
  }
  const values = question.kind === 'range' ? [question.from, question.to] : question.values;
  const impossible = values.filter(
    (value): value is Scalar => value !== undefined && !accepts(field.property, value),
  );
  const faults = impossible.map((value) =>
    faultAt(at, value, `a value that ${field.name} can have`, 'Correct the value.'),
  );
  if (faults.length > 0 || question.kind !== 'noneOf') return faults;
  const left = valuesOf(field).filter((value) => !question.values.includes(value));
  return valuesOf(field).length > 0 && left.length === 0
    ? [faultAt(at, question.values, 'a value that is left', 'Remove the condition: it never holds.')]
    : [];
}

/** All values of a boolean or an enum; empty for other types. */
function valuesOf({ type, property }: Field): readonly Scalar[] {
  if (type === 'boolean') return [true, false];
  return type === 'enum' ? (property.enum ?? []).filter((value) => value !== null) : [];
}

/**
 * Whether the condition tests only one boolean or enum and holds for all its values, so that it restricts
 * nothing.
 */
function holdsAlways(entity: Entity, condition: Condition): boolean {
  const [name = '', ...others] = fieldsOf(condition);
  const field = entity.fields.get(name);
  if (!field || others.length > 0) return false;
  const values = [...valuesOf(field), ...(field.required ? [] : [null])];
  return valuesOf(field).length > 0 && values.every((value) => holds(condition, { [name]: value }));
}

/**
 * Whether the condition of the field depends, directly or through conditions of other fields, on the property `name`.
 */
function restsOn(entity: Entity, field: Field, name: string, seen: ReadonlySet<string> = new Set()): boolean {
  if (!field.when || seen.has(field.name)) return false;
  return fieldsOf(field.when).some((other) => {
    const tested = entity.fields.get(other);
    if (!tested || other === field.name) return false;
    return other === name || restsOn(entity, tested, name, new Set([...seen, field.name]));
  });
}
