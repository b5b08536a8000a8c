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

/** What is given at all: what a create sends, and what the validator sees. */
export function givenValues(values: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  );
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
