import type { Entity, Field } from '../model/entity';
import type { Fault } from './fault';
import type { NameUse } from './name-use';

export type ByName = ReadonlyMap<string, Entity>;

/** A keyword with the rules for its value. Its name is the name of its file. */
export interface Keyword<Value = unknown> {
  /** The JSON Schema of its value. */
  readonly schema: object;
  /** How the reference shows the form of its value, if `schema` depends on the application. */
  readonly shape?: string;
  /** What it does, in Markdown, for `docs/keywords.md`. */
  readonly docs: string;
  /** Valid values, for `docs/keywords.md`. */
  readonly examples: readonly Value[];
}

export interface EntityPlace {
  readonly entity: Entity;
  readonly byName: ByName;
  /** JSON Pointer to the keyword: `/x-tree`. */
  readonly at: string;
}

/** A keyword next to `properties`. */
export interface EntityKeyword<Value = unknown> extends Keyword<Value> {
  /** Faults that `schema` cannot express. */
  faults?(value: Value, place: EntityPlace): readonly Fault[];
  /** The names in the value that are declared elsewhere. */
  uses?(value: Value, place: EntityPlace): readonly NameUse[];
}

export interface PropertyPlace extends EntityPlace {
  readonly field: Field;
  /** The object, or the list of objects, that the field is in; undefined for a field of the record. */
  readonly holder: Field | undefined;
  /** JSON Pointer to the property: `/properties/name`. */
  readonly pointer: string;
}

export interface PropertyKeyword<Value = unknown> extends Keyword<Value> {
  /** `true`: it only works in a property of the record, not inside an object or a list. */
  readonly isOfRecord?: true;
  /** `true`: it can also stand in the `items` of a list of objects. */
  readonly isOfItems?: true;
  /** Faults that `schema` cannot express. */
  faults?(value: Value, place: PropertyPlace): readonly Fault[];
  /** The names in the value that are declared elsewhere. */
  uses?(value: Value, place: PropertyPlace): readonly NameUse[];
}
