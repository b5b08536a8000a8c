import type { PropertySchema } from './entity-schema';
import type { TextType } from './localized';

/** The closed set of field types. Each has a column, a cell, an input and a filter. */
export const fieldTypes = [
  'text',
  'longText',
  'richText',
  'localized',
  'number',
  'integer',
  'numbers',
  'money',
  'percent',
  'boolean',
  'enum',
  'tags',
  'date',
  'dateTime',
  'phone',
  'email',
  'url',
  'color',
  'icon',
  'image',
  'images',
  'file',
  'files',
  'json',
  'object',
  'objects',
  'password',
  'reference',
  'references',
  'computed',
] as const;

export type FieldType = (typeof fieldTypes)[number];

const bulkyTypes: ReadonlySet<FieldType> = new Set(['longText', 'richText', 'json', 'object', 'objects']);

interface Kind {
  readonly type: FieldType;
  readonly localized: TextType | undefined;
}

/** Whether values can be so large that a list returns them only when `_columns` names the field. */
export function isBulky({ type, localized }: Kind): boolean {
  return bulkyTypes.has(localized ?? type);
}

const typeOfFormat: Readonly<Record<string, FieldType>> = {
  multiline: 'longText',
  html: 'richText',
  money: 'money',
  percent: 'percent',
  date: 'date',
  'date-time': 'dateTime',
  phone: 'phone',
  email: 'email',
  uri: 'url',
  color: 'color',
  icon: 'icon',
  image: 'image',
  file: 'file',
  password: 'password',
  json: 'json',
  'no-chinese': 'text',
};

/** Every `format` that a declaration may use. */
export const knownFormats: readonly string[] = Object.keys(typeOfFormat);

/** Decides the type of a field; no other code does. */
export function fieldTypeOf(property: PropertySchema): FieldType {
  if (property['x-count'] || 'age' in (property['x-computed'] ?? {})) return 'computed';
  if (property['x-ref']) return property.type === 'array' ? 'references' : 'reference';
  if (property['x-localized']) return 'localized';
  if (property.enum) return 'enum';
  if (typeof property.format === 'string') {
    const type = typeOfFormat[property.format];
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
