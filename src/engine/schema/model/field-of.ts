import { codeName } from './code-name';
import type { Field } from './entity';
import type { Condition, EntitySchema, NamedCode, PropertySchema } from './entity-schema';
import { traitsOf } from './field-traits';
import { type FieldType, fieldTypeOf } from './field-type';
import { textTypeOf } from './localized';
import { humanise } from './naming';
import { partName } from './nested-fields';
import { strengthen } from './strengthen';
import { type Variants, variantParts } from './variants';

interface FieldContext {
  readonly required: boolean;
  readonly workflow?: boolean;
  readonly system?: boolean;
  /** Conditions that follow from the position of the property. */
  readonly when?: Condition;
  readonly requiredWhen?: Condition | undefined;
}

export function fieldOf(
  entity: string,
  name: string,
  property: PropertySchema,
  context: FieldContext,
): Field {
  const type = fieldTypeOf(property);
  const inherit = property['x-inherit']?.split('.');
  const declaredDefault = property['x-default'];
  const localized = type === 'localized' ? textTypeOf(property) : undefined;
  const labels = property['x-enum'] ?? {};
  const codes = property['x-names'];
  const variants = property['x-variants'];
  const fields = partsOf(entity, name, property, type);
  const { operators } = traitsOf(localized ?? type);
  return Object.freeze({
    entity,
    name,
    type,
    title: property.title ?? humanise(name.split('.').at(-1) ?? name),
    help: property.description,
    empty: property['x-empty'],
    localized,
    fields,
    rules: holderOf(property, type)['x-rules'] ?? {},
    selector: variants?.by,
    property: withParts(
      strengthen(property, context.required || context.requiredWhen !== undefined),
      type,
      fields,
    ),
    required: context.required,
    system: context.system ?? false,
    derived: Boolean(
      context.system ||
        context.workflow ||
        inherit ||
        property.readOnly ||
        property['x-count'] ||
        property['x-sequence'] ||
        property['x-computed'],
    ),
    secret: property.writeOnly === true,
    unique: property['x-unique'] ?? name === 'id',
    searchable: type !== 'reference' && (property['x-search'] ?? false),
    searchedByName: type === 'reference' && property['x-search'] === true,
    sortable: traitsOf(type).sortable ?? false,
    filterable:
      operators.length > 0 && property.writeOnly !== true && !(context.required && operators[0] === 'null'),
    ref: property['x-ref'],
    refWhere: property['x-ref-where'],
    count: property['x-count'],
    filledFrom: typeof declaredDefault === 'string' ? declaredDefault : undefined,
    copiedFrom: typeof declaredDefault === 'object' ? declaredDefault.from.split('.') : undefined,
    sequence: property['x-sequence'],
    computed: property['x-computed'],
    inherit: inherit ? ([inherit[0] ?? '', inherit[1] ?? ''] as const) : undefined,
    when: variants ? variantsWhen(variants, property['x-when']) : (property['x-when'] ?? context.when),
    requiredWhen: property['x-required-when'] ?? context.requiredWhen,
    codes,
    options: (property.enum ?? itemsOf(property).enum ?? []).map((value) => {
      const text = String(value);
      const label = labels[text];
      if (!label && codes) return optionOfCode(codes, text);
      return { value: text, ...(label ?? { title: humanise(text) }) };
    }),
    readPerms: property['x-read'],
    writePerms: property['x-write'],
  });
}

/** The schema of the items of a list; empty for any other property. */
function itemsOf({ items }: PropertySchema): { readonly enum?: readonly unknown[] } {
  return typeof items === 'object' ? (items as { readonly enum?: readonly unknown[] }) : {};
}

function partsOf(entity: string, name: string, property: PropertySchema, type: FieldType): readonly Field[] {
  if (property['x-variants']) {
    return [...variantParts(property['x-variants'])].map(([part, { property: declared, ...conditions }]) =>
      fieldOf(entity, `${name}.${part}`, declared, { required: false, ...conditions }),
    );
  }
  const { properties = {}, required = [] } = holderOf(property, type);
  return Object.entries(properties).map(([part, declared]) =>
    fieldOf(entity, `${name}.${part}`, declared, { required: required.includes(part) }),
  );
}

/** The schema of the object, or of each object of the list, that a field of this type holds. */
function holderOf(property: PropertySchema, type: FieldType): Partial<EntitySchema> {
  if (type === 'object') return property as Partial<EntitySchema>;
  return type === 'objects' ? (property.items as Partial<EntitySchema>) : {};
}

/** The property, with its parts completed by their default bounds. */
function withParts(property: PropertySchema, type: FieldType, parts: readonly Field[]): PropertySchema {
  if (parts.length === 0) return property;
  const properties = Object.fromEntries(parts.map((part) => [partName(part), part.property]));
  const closed = (of: object) => ({ ...of, properties, additionalProperties: false });
  return (
    type === 'object' ? closed(property) : { ...property, items: closed(property.items as object) }
  ) as PropertySchema;
}

/** Computes the title lazily: a field of all countries has 249 names, and a list shows a few of them. */
function optionOfCode(kind: NamedCode, value: string): Field['options'][number] {
  return {
    value,
    get title() {
      return codeName(kind, value, 'en');
    },
  };
}

/** An object with variants applies where the enum selects a variant and the object's own condition holds. */
function variantsWhen({ by, schemas }: Variants<unknown>, own: Condition = {}): Condition {
  return [own].flat().map((tests) => ({ [by]: Object.keys(schemas), ...tests }));
}
