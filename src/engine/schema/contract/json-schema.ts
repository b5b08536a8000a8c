import type { MenuOption } from './menu-option';
import type { RouteRecord } from './route-record';

/** A JSON Schema (2020-12). OpenAPI lists a schema with a `title` as a component of that name. */
export type Schema = Readonly<Record<string, unknown>>;

type Properties = Readonly<Record<string, Schema>>;

export type ObjectSchema<Required extends Properties, Optional extends Properties> = {
  readonly type: 'object';
  readonly properties: Required & Optional;
  readonly required: readonly (keyof Required & string)[];
  readonly additionalProperties: false;
};

/** The type of a validated value; a property with a default is present. */
export type ValueOf<S> = Value<S, 'checked'>;

/** The type of a value from a caller; a property with a default is optional. */
export type InputOf<S> = Value<S, 'input'>;

type Stage = 'checked' | 'input';

/** Supports only the keywords that endpoints use: a general derivation would take the compiler many times as long. */
type Value<S, At extends Stage> = S extends { readonly title: keyof NamedShapes }
  ? NamedShapes[S['title']]
  : S extends { readonly enum: readonly (infer One)[] }
    ? One
    : S extends { readonly type: infer Type }
      ? OfType<Type extends readonly (infer One)[] ? One : Type, S, At>
      : unknown;

type OfType<Type, S, At extends Stage> = Type extends keyof Scalars
  ? S extends { readonly contentEncoding: 'binary' }
    ? Blob
    : Scalars[Type]
  : Type extends 'array'
    ? readonly (S extends { readonly items: infer Item } ? Value<Item, At> : unknown)[]
    : S extends { readonly properties: infer P; readonly required: readonly (infer Name)[] }
      ? ObjectOf<P, Name | (At extends 'checked' ? Defaulted<P> : never), At>
      : S extends { readonly additionalProperties: infer Item extends Schema }
        ? Readonly<Record<string, Value<Item, At>>>
        : Readonly<Record<string, unknown>>;

interface Scalars {
  readonly string: string;
  readonly integer: number;
  readonly number: number;
  readonly boolean: boolean;
  readonly null: null;
}

type Defaulted<P> = {
  [Name in keyof P]: P[Name] extends { readonly default: unknown } ? Name : never;
}[keyof P];

type ObjectOf<P, Present, At extends Stage> = {
  readonly [Name in keyof P as Name extends Present ? Name : never]: Value<P[Name], At>;
} & { readonly [Name in keyof P as Name extends Present ? never : Name]?: Value<P[Name], At> };

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
export const number = { type: 'number' } as const;
export const boolean = { type: 'boolean' } as const;
/** ISO 8601 in UTC. */
export const time = { type: 'string', format: 'date-time' } as const;
export const id = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } as const;
export const nullableId = { ...id, type: ['integer', 'null'] } as const;
/** An object whose properties are not declared here, such as a record of an entity. */
export const anyObject = { type: 'object', additionalProperties: true } as const;

/** Names a schema that several endpoints share; the OpenAPI document holds it once, as a component of that name. */
// @__NO_SIDE_EFFECTS__
export function titled<const Title extends string, const S extends Schema>(title: Title, schema: S) {
  return { title, ...schema } as const;
}

/** Values of the placeholders of a message. */
export const wordParams = { type: 'object', additionalProperties: { type: ['string', 'number'] } } as const;

/** Types that cannot be derived from a schema, such as recursive ones, by the `title` of the schema. */
interface NamedShapes {
  readonly MenuOption: MenuOption;
  readonly MenuRoute: RouteRecord;
}

/** Something that is wrong with a field, in words of the caller's language. */
export const issue = titled('Issue', object({ field: text, rule: text, params: wordParams, message: text }));
