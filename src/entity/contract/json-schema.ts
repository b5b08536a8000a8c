import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { NamedShapes } from './named-shapes';

/** A JSON Schema (2020-12). OpenAPI keeps a schema with a `title` as a component of that name. */
export type Schema = Readonly<Record<string, unknown>>;

type Properties = Readonly<Record<string, Schema>>;

export type ObjectSchema<Required extends Properties, Optional extends Properties> = {
  readonly type: 'object';
  readonly properties: Required & Optional;
  readonly required: readonly (keyof Required & string)[];
  readonly additionalProperties: false;
};

type Immutable<T> = T extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Immutable<T[Key]> }
    : T;

/** The type of a value that has passed the schema; a property with a default is present. */
export type ValueOf<S> = Schema extends S
  ? unknown
  : S extends JSONSchema
    ? Immutable<FromSchema<S, { deserialize: NamedShapes }>>
    : never;

/** The type of a value that a caller sends; a property with a default may be left out. */
export type GivenOf<S> = Schema extends S
  ? unknown
  : S extends JSONSchema
    ? Immutable<FromSchema<S, { deserialize: NamedShapes; keepDefaultedPropertiesOptional: true }>>
    : never;

/** An object with these required and optional properties and no others. */
// @__NO_SIDE_EFFECTS__
export function object<
  const Required extends Properties,
  const Optional extends Properties = Readonly<Record<never, Schema>>,
>(required: Required, optional?: Optional): ObjectSchema<Required, Optional> {
  return {
    type: 'object',
    properties: { ...required, ...optional } as Required & Optional,
    required: Object.keys(required),
    additionalProperties: false,
  };
}

// @__NO_SIDE_EFFECTS__
export function array<const Items extends Schema>(items: Items) {
  return { type: 'array', items } as const;
}

export const text = { type: 'string' } as const;
export const nullableText = { type: ['string', 'null'] } as const;
export const integer = { type: 'integer' } as const;
export const boolean = { type: 'boolean' } as const;
/** ISO 8601 in UTC. */
export const time = { type: 'string', format: 'date-time' } as const;
export const id = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } as const;
export const nullableId = { ...id, type: ['integer', 'null'] } as const;
/** An object of which nothing more is declared here, such as a record of an entity. */
export const anyObject = { type: 'object', additionalProperties: true } as const;
/** What fills the gaps of a sentence. */
export const wordParams = { type: 'object', additionalProperties: { type: ['string', 'number'] } } as const;
