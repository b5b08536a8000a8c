import type { Field } from '../../../entity/model/entity';
import { partName } from '../../../entity/model/nested-fields';
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
  for (const field of fields) {
    if (field.fields.length > 0) effective[field.name] = compact(field, effective[field.name]);
  }
  return effective;
}

/** A nested value without what is not given; an optional object of which nothing is given is null. */
function compact(field: Field, value: unknown): unknown {
  if (field.type === 'objects') {
    return Array.isArray(value) ? value.map((one) => partsGiven(field, one)) : (value ?? null);
  }
  const parts = partsGiven(field, value);
  return Object.keys(parts).length > 0 || field.required ? parts : null;
}

function partsGiven(field: Field, value: unknown): Values {
  const held = (value ?? {}) as Values;
  const parts = field.fields.map((part) => {
    const given = held[partName(part)];
    return [partName(part), part.fields.length > 0 ? compact(part, given) : given] as const;
  });
  return Object.fromEntries(parts.filter(([, given]) => given !== null && given !== undefined));
}
