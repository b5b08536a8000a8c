import type { PropertySchema } from './entity-schema';
import { traitsOf } from './field-traits';
import { fieldTypeOf } from './field-type';
import { uploadedPattern } from './file-address';
import { localizedSchema, textTypeOf } from './localized';
import type { ValueKind } from './traits';

/**
 * Adds the bounds that a declaration leaves open: every text and list has a maximum size, every number fits its column,
 * and a required text is not blank.
 */
export function strengthen(property: PropertySchema, required: boolean): PropertySchema {
  const type = fieldTypeOf(property);
  const { value, maxLength, bounds } = traitsOf(type);
  if (maxLength !== undefined) {
    const notBlank = required
      ? {
          minLength: 1,
          ...(property.pattern === undefined && { pattern: '\\S' }),
        }
      : {};
    const uploaded = property['x-accept'] && { pattern: uploadedPattern };
    return { maxLength, ...notBlank, ...property, ...uploaded };
  }
  return completed[value]?.(property) ?? { ...bounds, ...property };
}

/** The bounds of values that are no single text or number. */
const completed: Partial<Record<ValueKind, (property: PropertySchema) => PropertySchema>> = {
  localized: (property) =>
    localizedSchema({ maxLength: traitsOf(textTypeOf(property)).maxLength ?? 0, ...property }),
  numbers: (property) => ({
    maxItems: 100,
    ...property,
    items: strengthen(property.items as PropertySchema, false),
  }),
  objects: (property) => ({ maxItems: 100, ...property }),
  tags: boundedTexts,
  addresses: boundedTexts,
  references: (property) => ({
    maxItems: 1000,
    uniqueItems: true,
    ...property,
    items: {
      type: 'integer',
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
    },
  }),
};

function boundedTexts(property: PropertySchema): PropertySchema {
  return { maxItems: 100, uniqueItems: true, ...property, items: boundedItems(property) };
}

function boundedItems({ items, 'x-accept': accept }: PropertySchema): PropertySchema {
  const item = typeof items === 'object' && !Array.isArray(items) ? (items as PropertySchema) : {};
  return {
    minLength: 1,
    maxLength: item.format === 'image' || item.format === 'file' ? 2000 : 100,
    ...item,
    ...(accept && { pattern: uploadedPattern }),
  };
}
