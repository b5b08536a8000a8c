import type { EntitySchema, PropertySchema } from '../model/entity-schema';
import { variantWith } from '../model/variants';
import { faultAt } from './fault';
import type { PropertyKeyword } from './keyword';

declare module '../model/entity-schema' {
  interface PropertyVocabulary {
    /** The value is an object with one text per language; the property describes each of these texts. */
    'x-localized'?: true;
  }
}

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

export const onProperty: PropertyKeyword<true> = {
  schema: { const: true },
  docs: `On a string, plain or with \`format\` \`multiline\` or \`html\`: the value holds one text per language,
\`{ en: 'Shoe', es: 'Zapato' }\`, and the other keywords describe each of them; \`required\` means at least one. A reader gets the
own language, else the default one, English or any other, also where the property is the \`x-label\`. Searches and filters look in all
languages, files have a column for each (\`title.en\`), and nothing is sorted by it. Objects hold such texts, too, but for
\`html\`.`,
  examples: [true],
  faults(_, { entity, field, pointer, at }) {
    const property = declaredAt(entity.schema, field.name);
    if (!property) return [];
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
    const isText = field.localized && property.type === 'string' && formats.includes(property.format);
    if (isText) return faults;
    const expected = 'a string, without format or with "multiline" or "html"';
    return [...faults, faultAt(at, property.format ?? property.type, expected, 'Declare it so.')];
  },
};

type Holder = Pick<PropertySchema, 'type' | 'items' | 'properties' | 'x-variants'>;

/** The property as declared; the field has the schema that is derived for all its texts. */
function declaredAt(schema: EntitySchema, name: string): PropertySchema | undefined {
  return name.split('.').reduce<Holder | undefined>((holder, key) => {
    const inside = holder?.type === 'array' ? (holder.items as Holder) : holder;
    const variant = variantWith(inside?.['x-variants'], key);
    const { properties } =
      variant === undefined ? (inside ?? {}) : (inside?.['x-variants']?.schemas[variant] ?? {});
    return properties?.[key] as PropertySchema | undefined;
  }, schema) as PropertySchema | undefined;
}
