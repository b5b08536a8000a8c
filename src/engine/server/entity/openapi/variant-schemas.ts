import type { Entity, Field } from '../../../schema/model/entity';
import type { PropertySchema } from '../../../schema/model/entity-schema';
import { partName } from '../../../schema/model/nested-fields';

type Properties = Readonly<Record<string, PropertySchema>>;

/** The properties, with a `oneOf` of its variants for each object that depends on an enum of the record. */
export function withVariants(entity: Entity, properties: Properties): Properties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const field = entity.fields.get(name);
      return [name, field?.selector === undefined ? schema : oneOfVariants(entity, field, schema)];
    }),
  );
}

function oneOfVariants(entity: Entity, field: Field, schema: PropertySchema): PropertySchema {
  const { 'x-variants': _, type, properties, additionalProperties, ...others } = schema;
  const options = entity.fields.get(field.selector ?? '')?.options ?? [];
  const variants = Object.entries(field.property['x-variants']?.schemas ?? {}).map(([value, variant]) => ({
    title: options.find((option) => option.value === value)?.title ?? value,
    description: `Where ${field.selector} is ${value}.`,
    type: 'object',
    properties: Object.fromEntries(
      field.fields
        .filter((part) => partName(part) in variant.properties)
        .map((part) => [partName(part), part.property]),
    ),
    required: variant.required ?? [],
    additionalProperties: false,
  }));
  return { ...others, oneOf: [...variants, ...(field.required ? [] : [{ type: 'null' }])] } as PropertySchema;
}
