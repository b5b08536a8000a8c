import type { PropertySchema } from './entity-schema';
import { type FieldType, fieldTypeOf } from './field-type';
import { uploadedPattern } from './file-address';
import { localizedSchema, textTypeOf } from './localized';

const longest: Partial<Record<FieldType, number>> = {
  text: 255,
  longText: 5000,
  richText: 100_000,
  phone: 30,
  email: 254,
  url: 2000,
  icon: 60,
  image: 2000,
  file: 2000,
  password: 128,
};

/**
 * Adds the bounds that a declaration leaves open: every text and list has a maximum size, every number fits its column,
 * and a required text is not blank.
 */
export function strengthen(property: PropertySchema, required: boolean): PropertySchema {
  const type = fieldTypeOf(property);
  const maxLength = longest[type];
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
  switch (type) {
    case 'localized':
      return localizedSchema({ maxLength: longest[textTypeOf(property)] ?? 0, ...property });
    case 'integer':
      return {
        minimum: Number.MIN_SAFE_INTEGER,
        maximum: Number.MAX_SAFE_INTEGER,
        ...property,
      };
    case 'reference':
      return { minimum: 1, maximum: Number.MAX_SAFE_INTEGER, ...property };
    case 'number':
      return { minimum: -1e300, maximum: 1e300, ...property };
    case 'numbers':
      return { maxItems: 100, ...property, items: strengthen(property.items as PropertySchema, false) };
    case 'objects':
      return { maxItems: 100, ...property };
    case 'tags':
    case 'images':
    case 'files':
      return {
        maxItems: 100,
        uniqueItems: true,
        ...property,
        items: boundedItems(property),
      };
    case 'references':
      return {
        maxItems: 1000,
        uniqueItems: true,
        ...property,
        items: {
          type: 'integer',
          minimum: 1,
          maximum: Number.MAX_SAFE_INTEGER,
        },
      };
    default:
      return property;
  }
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
