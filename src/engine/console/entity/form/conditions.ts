import type { Field } from '../../../schema/model/entity';
import { partName } from '../../../schema/model/nested-fields';
import { applies, isEmpty } from '../../../schema/write/condition';
import { withProducts } from '../../../schema/write/products';
import { idleFields } from '../../../schema/write/record-issues';
import type { Values } from './form-fields';

/**
 * The values to validate and save: null for fields whose condition does not hold, and for empty optional lists. The
 * form's state keeps the typed values, in case the condition holds again.
 */
export function effectiveValues(fields: readonly Field[], values: Values): Values {
  const effective: Record<string, unknown> = { ...values };
  for (const name of idleFields(fields, values)) effective[name] = null;
  for (const { name, required } of fields) {
    if (!required && isEmpty(effective[name])) effective[name] = null;
  }
  for (const field of fields) {
    if (field.fields.length > 0) effective[field.name] = compact(field, effective[field.name], effective);
  }
  return effective;
}

/** Adds the computed products. A record that was stored before they were declared lacks them. */
export function completeValues(fields: readonly Field[], values: Values): Values {
  const lists = fields.filter(({ type }) => type === 'objects');
  return {
    ...values,
    ...Object.fromEntries(lists.map((list) => [list.name, withProducts(list, values[list.name])])),
  };
}

/** A nested value without empty parts and without parts of other variants; null for an empty optional object. */
function compact(field: Field, value: unknown, record: Values): unknown {
  if (field.type === 'objects') {
    if (!Array.isArray(value)) return value ?? null;
    return withProducts(
      field,
      value.map((one) => partsGiven(field, one, record)),
    );
  }
  const parts = partsGiven(field, value, record);
  return Object.keys(parts).length > 0 || field.required ? parts : null;
}

function partsGiven({ fields, selector }: Field, value: unknown, record: Values): Values {
  const held = (value ?? {}) as Values;
  const parts = fields
    .filter((part) => selector === undefined || applies(part, record))
    .map((part) => {
      const inner = held[partName(part)];
      return [partName(part), part.fields.length > 0 ? compact(part, inner, record) : inner] as const;
    });
  return Object.fromEntries(parts.filter(([, inner]) => inner !== null && inner !== undefined));
}
