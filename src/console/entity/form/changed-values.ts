import type { ConflictData } from '../../../entity/contract/envelope';
import type { Field } from '../../../entity/model/entity';
import { isEmpty } from '../../../entity/write/condition';
import { isSame } from '../../../entity/write/merge';
import type { Side } from './conflict-dialog';
import type { Values } from './form-fields';

/** The fields whose values differ from what the form started with. */
export function changedValues(fields: readonly Pick<Field, 'name'>[], base: Values, values: Values): Values {
  return Object.fromEntries(
    fields
      .filter((field) => !isSame(orNull(base[field.name]), orNull(values[field.name])))
      .map((field) => [field.name, values[field.name] ?? null]),
  );
}

/** A text or a list with nothing in it is the same as none. */
function orNull(value: unknown): unknown {
  return isEmpty(value) ? null : value;
}

/** What is given at all, which the validator sees. */
export function givenValues(values: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  );
}

/** What a create sends: what is given, and null for what was cleared and the server would take over from another record. */
export function newValues(fields: readonly Field[], values: Values): Record<string, unknown> {
  const cleared = fields.filter(({ copiedFrom, required }) => copiedFrom && !required);
  return { ...Object.fromEntries(cleared.map(({ name }) => [name, null])), ...givenValues(values) };
}

/** What is left to write onto the stored record: the changes, less those where its value was chosen. */
export function remainingChanges(
  conflict: ConflictData,
  changes: Values,
  sides: Readonly<Record<string, Side>>,
): Values {
  const given = conflict.fields.filter((name) => sides[name] === 'stored');
  return Object.fromEntries(Object.entries(changes).filter(([name]) => !given.includes(name)));
}
