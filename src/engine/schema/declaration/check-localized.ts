import type { Entity, Field } from '../model/entity';
import type { EntitySchema, PropertySchema } from '../model/entity-schema';
import { variantWith } from '../model/variants';
import { type Fault, faultAt } from './fault';

/** Keywords that describe a single text, while a localized field has several. */
const ofOneText = [
  'enum',
  'pattern',
  'default',
  'x-default',
  'x-enum',
  'x-names',
  'x-sequence',
  'x-computed',
  'x-unique',
  'x-exists',
  'x-placeholder',
] as const;

const formats: readonly unknown[] = [undefined, 'multiline', 'html'];

/** Faults of a property with `x-localized`, at any depth of a record. */
export function localizedFaults({ schema }: Entity, { name, localized }: Field, pointer: string): Fault[] {
  const property = declaredAt(schema, name);
  if (!localized || !property) return [];
  const faults = ofOneText
    .filter((keyword) => property[keyword] !== undefined)
    .map((keyword) =>
      faultAt(
        `${pointer}/${keyword}`,
        property[keyword],
        'nothing of that kind next to "x-localized"',
        `Remove "${keyword}".`,
      ),
    );
  const isText = property.type === 'string' && formats.includes(property.format);
  if (isText) return faults;
  const expected = 'a string, without format or with "multiline" or "html"';
  return [
    ...faults,
    faultAt(`${pointer}/x-localized`, property.format ?? property.type, expected, 'Declare it so.'),
  ];
}

type Holder = Pick<PropertySchema, 'type' | 'items' | 'properties' | 'x-variants'>;

/** The declared property: the field has the derived schema of all its texts. */
function declaredAt(schema: EntitySchema, name: string): PropertySchema | undefined {
  return name.split('.').reduce<Holder | undefined>((holder, key) => {
    const inside = holder?.type === 'array' ? (holder.items as Holder) : holder;
    const variant = variantWith(inside?.['x-variants'], key);
    const { properties } =
      variant === undefined ? (inside ?? {}) : (inside?.['x-variants']?.schemas[variant] ?? {});
    return properties?.[key] as PropertySchema | undefined;
  }, schema) as PropertySchema | undefined;
}
