import type { Field } from '../model/entity';
import type { Condition, Scalar, Test } from '../model/entity-schema';
import { isBefore } from './ordered';

type Row = Readonly<Record<string, unknown>>;
type Tests = Readonly<Record<string, Test>>;

/** A test in normal form, one shape per kind of test. */
export type Question =
  | { readonly kind: 'oneOf' | 'noneOf'; readonly values: readonly Scalar[] }
  | { readonly kind: 'set'; readonly set: boolean }
  | { readonly kind: 'range'; readonly from: Scalar | undefined; readonly to: Scalar | undefined };

export function questionOf(test: Test): Question {
  if (typeof test !== 'object') return { kind: 'oneOf', values: [test] };
  if (isListOfScalars(test)) return { kind: 'oneOf', values: test };
  if ('set' in test) return { kind: 'set', set: test.set };
  if ('not' in test) return { kind: 'noneOf', values: [test.not].flat() as Scalar[] };
  return { kind: 'range', from: test.from, to: test.to };
}

/** The alternatives of a condition: it holds where all tests of one of them pass. */
export function alternativesOf(condition: Condition): readonly Tests[] {
  return isListOfTests(condition) ? condition : [condition];
}

/** Names of the fields that the condition tests. */
export function fieldsOf(condition: Condition): readonly string[] {
  return [...new Set(alternativesOf(condition).flatMap((tests) => Object.keys(tests)))];
}

/** Whether the condition holds for the values of a record, or of the nested object that contains the field. */
export function holds(condition: Condition, row: Row): boolean {
  return alternativesOf(condition).some((tests) =>
    Object.entries(tests).every(([name, test]) => passes(questionOf(test), row[name])),
  );
}

/** Null, missing, an empty text and an empty list. */
export function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function passes(question: Question, value: unknown): boolean {
  if (question.kind === 'set') return isEmpty(value) !== question.set;
  if (isEmpty(value)) return false;
  if (question.kind === 'range') {
    const { from, to } = question;
    return (from === undefined || !isBefore(value, from)) && (to === undefined || !isBefore(to, value));
  }
  return question.values.some((one) => one === value) === (question.kind === 'oneOf');
}

type Conditional = Pick<Field, 'when' | 'requiredWhen'>;

/** Whether the field applies, with these values. A field without a condition always does. */
export function applies({ when }: Conditional, row: Row): boolean {
  return !when || holds(when, row);
}

/** Whether the field is required with these values, always or by its condition. */
export function isDemanded(field: Conditional & Pick<Field, 'required'>, row: Row): boolean {
  const { required, requiredWhen } = field;
  return required || (requiredWhen !== undefined && applies(field, row) && holds(requiredWhen, row));
}

// `Array.isArray` does not narrow readonly arrays.
function isListOfScalars(test: Test): test is readonly Scalar[] {
  return Array.isArray(test);
}

function isListOfTests(condition: Condition): condition is readonly Tests[] {
  return Array.isArray(condition);
}
