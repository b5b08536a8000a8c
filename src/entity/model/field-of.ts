import { codeName } from './code-name';
import type { Field } from './entity';
import type { NamedCode, PropertySchema } from './entity-schema';
import { type FieldType, fieldTypeOf } from './field-type';
import { humanise } from './naming';
import { strengthen } from './strengthen';

const unordered: ReadonlySet<FieldType> = new Set([
  'richText',
  'images',
  'image',
  'file',
  'json',
  'password',
  'references',
  'tags',
]);

const unfilterable: ReadonlySet<FieldType> = new Set(['richText', 'json', 'password']);

/** Whether values of the kind have an order. */
export function isOrdered(type: FieldType): boolean {
  return !unordered.has(type);
}

/** Of these it can only be asked whether there is one. */
const presenceOnly: ReadonlySet<FieldType> = new Set(['icon', 'image', 'images', 'file']);

/** One property of an entity, normalised. */
export function fieldOf(
  entity: string,
  name: string,
  property: PropertySchema,
  given: { required: boolean; workflow?: boolean; system?: boolean },
): Field {
  const type = fieldTypeOf(property);
  const inherit = property['x-inherit']?.split('.');
  const labels = property['x-enum'] ?? {};
  const codes = property['x-names'];
  return Object.freeze({
    entity,
    name,
    type,
    title: property.title ?? humanise(name),
    help: property.description,
    property: strengthen(property, given.required),
    required: given.required,
    system: given.system ?? false,
    derived: Boolean(given.system || given.workflow || inherit || property.readOnly || property['x-count']),
    secret: property.writeOnly === true,
    unique: property['x-unique'] ?? name === 'id',
    searchable: property['x-search'] ?? false,
    sortable: isOrdered(type),
    filterable:
      !unfilterable.has(type) && property.writeOnly !== true && !(given.required && presenceOnly.has(type)),
    ref: property['x-ref'],
    count: property['x-count'],
    inherit: inherit ? ([inherit[0] ?? '', inherit[1] ?? ''] as const) : undefined,
    condition: property['x-when'],
    codes,
    options: (property.enum ?? []).map((value) => {
      const text = String(value);
      const label = labels[text];
      if (!label && codes) return optionOfCode(codes, text);
      return { value: text, ...(label ?? { title: humanise(text) }) };
    }),
    readPerms: property['x-read'],
    writePerms: property['x-write'],
  });
}

/** Named when it is asked for: a field of all countries has 249 names, of which a list shows a few. */
function optionOfCode(kind: NamedCode, value: string): Field['options'][number] {
  return {
    value,
    get title() {
      return codeName(kind, value, 'en');
    },
  };
}
