import type { Field } from '../../../entity/model/entity';
import { demandingValues } from '../../../entity/write/condition';
import type { Values } from './form-fields';

/** Whether a field's condition holds among these values. A field without one always applies. */
export function applies(field: Field, values: Values): boolean {
  const { condition } = field;
  return !condition || condition.in.some((value) => value === values[condition.field]);
}

/** Whether the field must be given as things stand. */
export function isDemanded(field: Field, values: Values): boolean {
  const { condition, required } = field;
  return (
    required ||
    (condition !== undefined && demandingValues(condition).some((value) => value === values[condition.field]))
  );
}

/**
 * The values as they count: null where a condition does not hold. What was typed there stays in the
 * form's state, so that it is back when the condition holds again.
 */
export function effectiveValues(fields: readonly Field[], values: Values): Values {
  const effective: Record<string, unknown> = { ...values };
  // A condition may rest on a field that has one itself, so each pass can empty one more link.
  for (let before = -1, emptied = 0; emptied !== before; ) {
    before = emptied;
    const idle = fields.filter((field) => !applies(field, effective));
    for (const field of idle) effective[field.name] = null;
    emptied = idle.length;
  }
  return effective;
}
