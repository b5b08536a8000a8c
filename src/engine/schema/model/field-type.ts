import type { PropertySchema } from './entity-schema';
import { fieldTraits, traitsOf } from './field-traits';
import type { TextType } from './localized';

export type FieldType = keyof typeof fieldTraits;

export const fieldTypes = Object.keys(fieldTraits) as readonly FieldType[];

interface Kind {
  readonly type: FieldType;
  readonly localized: TextType | undefined;
}

/** Whether values can be so large that a list returns them only when `_columns` names the field. */
export function isBulky({ type, localized }: Kind): boolean {
  return traitsOf(localized ?? type).bulky === true;
}

/** The type of field that a `format` makes. */
export const typeOfFormat: ReadonlyMap<string, FieldType> = new Map([
  ...fieldTypes.flatMap((type) => {
    const { format } = traitsOf(type);
    return format === undefined ? [] : [[format, type] as const];
  }),
  ['no-chinese', 'text'],
]);

/** Every `format` that a declaration may use. */
export const knownFormats: readonly string[] = [...typeOfFormat.keys()];

/** Decides the type of a field; no other code does. */
export function fieldTypeOf(property: PropertySchema): FieldType {
  if (property['x-count'] || 'age' in (property['x-computed'] ?? {})) return 'computed';
  if (property['x-ref']) return property.type === 'array' ? 'references' : 'reference';
  if (property['x-localized']) return 'localized';
  if (property.enum) return 'enum';
  if (typeof property.format === 'string') {
    const type = typeOfFormat.get(property.format);
    if (type) return type;
  }
  switch (property.type) {
    case 'string':
      return 'text';
    case 'integer':
      return 'integer';
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'array':
      return typeOfArray(property);
    default:
      return property.properties || property['x-variants'] ? 'object' : 'json';
  }
}

function typeOfArray(property: PropertySchema): FieldType {
  const items = property.items;
  if (typeof items !== 'object' || Array.isArray(items)) return 'json';
  const item = items as PropertySchema;
  if (item.type === 'object' && item.properties) return 'objects';
  if (item.type === 'number' || item.type === 'integer') return 'numbers';
  if (item.type !== 'string') return 'json';
  if (item.format === 'file') return 'files';
  return item.format === 'image' ? 'images' : 'tags';
}
