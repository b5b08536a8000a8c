import type { ExtendedJSONSchema } from 'json-schema-to-ts';

/** How an enum value is shown: its English words and the colour of its tag. `was`: earlier names of the value. */
export interface EnumLabel {
  readonly title: string;
  /** The singular, where the value is a unit: `week`, with `weeks` as the title. */
  readonly one?: string;
  readonly color?: TagColor;
  readonly was?: readonly string[];
}

export type TagColor = 'default' | 'blue' | 'green' | 'gold' | 'orange' | 'red' | 'purple' | 'cyan' | 'grey';

/** A kind of code that `Intl` names: countries of ISO 3166, currencies of ISO 4217, languages, IANA time zones. */
export type NamedCode = 'region' | 'currency' | 'language' | 'timeZone';

export type Scalar = string | number | boolean;

/**
 * A test of the value of a field: it equals this, is one of these, is filled and none of these, is filled or empty, or
 * lies between two numbers, dates or times, both included. An empty value passes only `set: false`.
 */
export type Test =
  | Scalar
  | readonly Scalar[]
  | { readonly not: Scalar | readonly Scalar[] }
  | { readonly set: boolean }
  | { readonly from?: Scalar; readonly to?: Scalar };

/**
 * Holds if every named field passes its test; a list of tests holds if one of its elements holds. In a nested
 * object, the names are fields of the object.
 */
export type Condition = { readonly [field: string]: Test } | readonly { readonly [field: string]: Test }[];

/** Values that some record of `entity` holds in its field `by`; `where` restricts the records. */
export interface Existing {
  readonly entity: string;
  readonly by: string;
  readonly where?: Readonly<Record<string, string | boolean>>;
}

/** The values that a referenced record must hold: this, one of these, or that of a field of the referencing record. */
export type RefWhere = {
  readonly [fieldOfTarget: string]: Scalar | readonly Scalar[] | { readonly field: string };
};

/** A value that an action writes: a constant, null, the current time, or the account that takes the action. */
export type Effect = string | number | boolean | null | { readonly from: 'now' | 'actor' };

/** When the server takes an action by itself. */
export interface Timer {
  /** The date or date-time field that the time is counted from. */
  readonly field: string;
  /** Default 0. */
  readonly minutes?: number;
}

/** Fields that updates cannot change while the condition holds for a record. Workflow actions ignore locks. */
export interface Lock {
  readonly when: Condition;
  /** The locked fields; default: all that callers can write. */
  readonly fields?: readonly string[];
  /** Fields that are excepted from the lock. */
  readonly except?: readonly string[];
  /** `false`: the record cannot be deleted either. */
  readonly delete?: false;
}

export interface UniqueWhere {
  readonly fields: readonly string[];
  readonly where: Condition;
}

export interface Transition {
  /** English words on the button. */
  readonly title: string;
  readonly from: readonly (string | boolean)[];
  readonly to: string | boolean;
  /** Fields that the record or the call must fill for the transition to happen. */
  readonly require?: readonly string[];
  /** Further fields that the call may pass. */
  readonly input?: readonly string[];
  /** Of `require` and `input`, the fields that usually have one value for all records of a batch. */
  readonly common?: readonly string[];
  /** Must hold for the record before the action. */
  readonly guard?: Condition;
  /** A reference to the account that must not take the action (four-eyes principle). */
  readonly notBy?: string;
  /**
   * A date or date-time field: once it has passed, the action is not possible. A date has passed at its end
   * in UTC.
   */
  readonly before?: string;
  /**
   * A date or date-time field: until it has come, the action is not possible. A date has come at its start by
   * the caller's clock.
   */
  readonly after?: string;
  /** Fields that the action fills or clears; callers cannot pass them. */
  readonly set?: Readonly<Record<string, Effect>>;
  /** When the server takes the action by itself. */
  readonly auto?: Timer;
  /** `false`: only the server takes it, by `auto` or in code such as the gateway; no permission, endpoint or button. */
  readonly manual?: false;
  readonly danger?: boolean;
  /** English sentence about the consequences; the console then asks for confirmation. */
  readonly consequence?: string;
}

/** Our keywords for a property, in addition to those of JSON Schema. The files in `keywords/` declare them. */
export interface PropertyVocabulary extends Record<string, unknown> {}

/** Our keywords for an entity, in addition to those of JSON Schema. The files in `keywords/` declare them. */
// biome-ignore lint/suspicious/noEmptyInterface: the keywords extend it.
export interface EntityVocabulary {}

export type Operation = 'create' | 'update' | 'delete' | 'import' | 'export';

export type PropertySchema = Exclude<ExtendedJSONSchema<PropertyVocabulary>, boolean> & {
  readonly enum?: readonly (string | null)[];
};

/** What a file in `schemas/` declares: a JSON Schema (2020-12) with our vocabulary. */
export interface EntitySchema extends EntityVocabulary {
  /** Name of the entity in kebab case, for instance `training-plan`. */
  readonly $id: string;
  /** English singular. */
  readonly title: string;
  readonly description?: string;
  readonly type: 'object';
  readonly properties: { readonly [field: string]: PropertySchema };
  readonly required?: readonly string[];
  readonly additionalProperties: false;
}
