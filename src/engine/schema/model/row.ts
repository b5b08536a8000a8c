import type { FromExtendedSchema } from 'json-schema-to-ts';
import type { EntitySchema, PropertyVocabulary } from './entity-schema';
import type { LocalizedText } from './localized';

/** What every record has in addition to its declared fields. Times are ISO 8601 in UTC. */
export type SystemFields = {
  id: number;
  version: number;
  create_time: string;
  update_time: string;
  create_by: number | null;
  update_by: number | null;
};

/** The schema of a localized property describes each of its texts, so the value type is replaced. */
type InLanguages = { deserialize: [{ pattern: { 'x-localized': true }; output: LocalizedText }] };

type ObjectOf<Properties, Required> = FromExtendedSchema<
  PropertyVocabulary,
  {
    type: 'object';
    properties: Properties extends EntitySchema['properties'] ? Properties : never;
    required: Required extends readonly string[] ? Required : [];
    additionalProperties: false;
  },
  InLanguages
>;

/** The union of an object's variants. */
type VariantOf<Property> = Property extends { 'x-variants': { schemas: infer Variants } }
  ? {
      [Value in keyof Variants]: Variants[Value] extends { properties: infer Properties }
        ? ObjectOf<Properties, Variants[Value] extends { required: infer Required } ? Required : []>
        : never;
    }[keyof Variants]
  : never;

type Declared<S extends EntitySchema> = ObjectOf<S['properties'], RequiredOf<S>>;

type ShapeOf<S extends EntitySchema> = {
  [K in keyof Declared<S>]: K extends KeysWith<S, { 'x-variants': object }>
    ? VariantOf<S['properties'][K]> | Extract<Declared<S>[K], undefined>
    : Declared<S>[K];
};

type RequiredOf<S extends EntitySchema> = S['required'] extends readonly string[] ? S['required'] : [];

type KeysWith<S extends EntitySchema, Mark> = {
  [K in keyof S['properties']]: S['properties'][K] extends Mark ? K : never;
}[keyof S['properties']];

type Derived =
  | { readOnly: true }
  | { 'x-count': object }
  | { 'x-inherit': string }
  | { 'x-sequence': object }
  | { 'x-computed': object };

type OptionalIsNull<T> = {
  [K in keyof T]-?: undefined extends T[K] ? Exclude<T[K], undefined> | null : T[K];
};

type OptionalMayBeNull<T> = {
  [K in keyof T]: undefined extends T[K] ? T[K] | null : T[K];
};

/** A record as the server returns it: every readable field is present, null when empty. */
export type RowOf<S extends EntitySchema> = SystemFields &
  OptionalIsNull<Omit<ShapeOf<S>, KeysWith<S, { writeOnly: true }>>>;

/** Fields that are counted or computed on read and not stored with the record. */
type Unstored<S extends EntitySchema> = KeysWith<
  S,
  { 'x-count': object } | { 'x-computed': { age: string } }
>;

/** A record as it is stored, by field name; secrets are left out. */
export type StoredOf<S extends EntitySchema> = Omit<RowOf<S>, Unstored<S>>;

/** The values of one write: checked, by field name; null empties a field. */
export type ValuesOf<S extends EntitySchema> = Partial<OptionalMayBeNull<Omit<ShapeOf<S>, Unstored<S>>>>;

type Given<S extends EntitySchema> = OptionalMayBeNull<
  Omit<ShapeOf<S>, KeysWith<S, Derived> | (S['x-workflow'] extends object ? keyof S['x-workflow'] : never)>
>;

type Defaulted<S extends EntitySchema> = Extract<
  KeysWith<S, { default: unknown } | { 'x-default': string | object }>,
  keyof Given<S>
>;

/** The body of a create: the declared fields without derived ones; fields with a default are optional. */
export type CreateOf<S extends EntitySchema> = Omit<Given<S>, Defaulted<S>> &
  Partial<Pick<Given<S>, Defaulted<S>>>;
