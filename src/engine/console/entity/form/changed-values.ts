import type { ConflictData } from '../../../schema/contract/envelope';
import type { Field } from '../../../schema/model/entity';
import { isEmpty } from '../../../schema/write/condition';
import { isSame } from '../../../schema/write/merge';
import type { Side } from './conflict-dialog';
import type { Values } from './form-fields';

/** The fields whose values differ from the form's initial values. */
export function changedValues(fields: readonly Pick<Field, 'name'>[], base: Values, values: Values): Values {
  return Object.fromEntries(
    fields
      .filter((field) => !isSame(orNull(base[field.name]), orNull(values[field.name])))
      .map((field) => [field.name, values[field.name] ?? null]),
  );
}

/** Treats empty texts and lists as null. */
function orNull(value: unknown): unknown {
  return isEmpty(value) ? null : value;
}

/** The non-empty values, for the validator. */
export function nonEmptyValues(values: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  );
}

/**
 * The body of a create: all non-empty values, and null for each cleared field that the server would otherwise copy
 * from another record.
 */
export function newValues(fields: readonly Field[], values: Values): Record<string, unknown> {
  const cleared = fields.filter(({ copiedFrom, required }) => copiedFrom && !required);
  return { ...Object.fromEntries(cleared.map(({ name }) => [name, null])), ...nonEmptyValues(values) };
}

/**
 * The changes to apply to the stored record after a conflict, without the fields for which the user chose the stored
 * value.
 */
export function remainingChanges(
  conflict: ConflictData,
  changes: Values,
  sides: Readonly<Record<string, Side>>,
): Values {
  const keptStored = conflict.fields.filter((name) => sides[name] === 'stored');
  return Object.fromEntries(Object.entries(changes).filter(([name]) => !keptStored.includes(name)));
}
