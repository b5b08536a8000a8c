import type { ExtendedJSONSchema } from 'json-schema-to-ts';
import type { FileKind } from '../contract/file-kind';
import type { AddsBelow } from './adds-below';
import type { IconName } from './icon-name';
import type { Count, RollupSchema } from './kept-numbers';
import type { Computed, CopiedDefault, DefaultSource, Sequence } from './made-values';
import type { Rules } from './rule';
import type { Variants } from './variants';

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

/** Every named field passes its test; of a list, one element holds. In a nested object the names are its fields. */
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
  /** A date or date-time field: once it has passed, the action is not possible. A date passes with its end, UTC. */
  readonly before?: string;
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

/** Our keywords for a property, in addition to those of JSON Schema. */
export interface PropertyVocabulary extends Record<string, unknown> {
  /** Name of the entity that this integer (or this array of integers) points to. */
  'x-ref'?: string;
  /** Only records that match are offered and accepted as targets of the reference. */
  'x-ref-where'?: RefWhere;
  /** Earlier names of the property: the plan renames the column and keeps its values. */
  'x-was'?: readonly string[];
  /** The labels of an enum, or of a list whose items are one. */
  'x-enum'?: Readonly<Record<string, EnumLabel>>;
  /** The values are codes that `Intl` names in every language, so no translations are needed. */
  'x-names'?: NamedCode;
  'x-count'?: Count;
  /** `ref.field`: the database keeps this property equal to that field of the referenced record. */
  'x-inherit'?: string;
  /** The property that this boolean watches: true while it is filled, maintained by the database. */
  'x-given'?: string;
  'x-default'?: DefaultSource | CopiedDefault;
  'x-sequence'?: Sequence;
  'x-computed'?: Computed;
  /** No two records share a value; `ignoring-case` treats A to Z and a to z as equal. */
  'x-unique'?: boolean | 'ignoring-case';
  /**
   * A search matches any part of the value. In a big entity it matches the beginnings of words, but any part of phone
   * numbers and, with `'part'`, of short texts such as order numbers; at least three letters or digits. Next to
   * `x-ref`: a search matches the label of the referenced record.
   */
  'x-search'?: boolean | 'part';
  /** The value is an object with one text per language; the property describes each of these texts. */
  'x-localized'?: true;
  /** The server rejects a value that no such record holds; it checks values when they are written. */
  'x-exists'?: Existing;
  /** The field applies only while the condition holds; else it is null. */
  'x-when'?: Condition;
  /** The field is required while the condition holds. */
  'x-required-when'?: Condition;
  /** For an object: its properties depend on the value of an enum of the record. */
  'x-variants'?: Variants<PropertySchema>;
  /** By name: constraints between the fields of this object or, in `items`, of each object of the list. */
  'x-rules'?: Rules;
  /** The caller needs one of these permissions to see (`x-read`) or to change (`x-write`) the field. */
  'x-read'?: readonly string[];
  'x-write'?: readonly string[];
  /** `true` on a number in a list of objects: the form shows the sum. `false` on an amount: lists show no sum. */
  'x-total'?: boolean;
  /** The unit of a number; or the enum whose words are the units, next to the number or in the record. */
  'x-unit'?: string | { readonly field: string };
  /** The currency of money: a code of ISO 4217, or the enum of such codes. */
  'x-currency'?: string | { readonly field: string };
  /** The accepted kinds of uploaded file; default: all kinds that the server stores, and web addresses. */
  'x-accept'?: readonly FileKind[];
  /** Character count, help below the input and so on follow from standard keywords. */
  'x-placeholder'?: string;
  /** English words that are shown in place of a dash where an optional number or reference is empty. */
  'x-empty'?: string;
}

/** Our keywords for an entity, in addition to those of JSON Schema. */
export interface EntityVocabulary {
  /** Earlier names of the entity: the plan renames its table and keeps the records. */
  'x-was'?: readonly string[];
  /** English plural; default: title + 's'. */
  'x-title-plural'?: string;
  /** Path segment of the endpoints; default: `$id` + 's'. */
  'x-plural'?: string;
  /** Last path segments of list and create, where they differ from plain REST. */
  'x-paths'?: { readonly list?: string; readonly create?: string };
  /** `module:entity`, the head of every permission of this entity; default `biz:{$id}`. */
  'x-permission'?: string;
  /** The field that serves as the label of a record; default: the first required text field. */
  'x-label'?: string;
  /** The field that labels the author of a change for readers without access to `x-label`; default: none. */
  'x-public-label'?: string;
  /** The fields that form the title of a record on its page, in its tag and the palette; default: `x-label` alone. */
  'x-page-title'?: readonly string[];
  /** The icon next to the entity's name in menus and the palette. */
  'x-icon'?: IconName;
  /**
   * The row scope: by level of the application, the column that ties a row to an account. An account whose reach is not
   * named sees no rows. `everyone`: all accounts reach all rows. `everyone-reads`: all read, only accounts that reach
   * everything write. Default: these only.
   */
  'x-scope'?: 'everyone' | 'everyone-reads' | Readonly<Record<string, string>>;
  /** Where a column of the scope is `id`: accounts of that level may add records below their own in the `x-tree`. */
  'x-adds-below'?: AddsBelow;
  /** Fields of the form and of the show page, in this order. */
  'x-groups'?: readonly {
    readonly name: string;
    readonly title: string;
    readonly fields: readonly string[];
  }[];
  /** Columns that a list shows at first, in this order. */
  'x-list'?: readonly string[];
  /** Default order of a list; a leading `-` means descending. Default `-id`. */
  'x-sort'?: string;
  /**
   * `true` for tables that may grow to millions of rows: lists are sorted only by `x-sort`, unique columns and
   * `x-indexes`, and a search matches beginnings of words, or any part where `x-search` says so.
   */
  'x-big'?: true;
  /** Columns to index together, for filters and, in a big entity, for sorting. */
  'x-indexes'?: readonly (readonly string[])[];
  /** By name: constraints between the fields. */
  'x-rules'?: Rules;
  /** Lists of fields whose combined values are unique; with `where`, unique among records for which it holds. */
  'x-unique-together'?: readonly (readonly string[] | UniqueWhere)[];
  /** Fields that name an owner. Each owner has at most one record; a settings page replaces the list. */
  'x-singleton'?: readonly string[];
  /** Field -> action -> transition. Only actions change such a field. */
  'x-workflow'?: Readonly<Record<string, Readonly<Record<string, Transition>>>>;
  /** Which fields of records with certain values cannot be changed, and which records cannot be deleted. */
  'x-locks'?: readonly Lock[];
  /** The reference to the same entity by which its records form a tree; the database rejects circles. */
  'x-tree'?: string;
  /** `false` for tables that machines write: no history, and an update of a stale version is a conflict, no merge. */
  'x-history'?: false;
  /** By name: sums and counts that triggers maintain, so that statistics and counted columns need not read the rows. */
  'x-rollups'?: Readonly<Record<string, RollupSchema>>;
  /** What the generic endpoints offer; default: all. */
  'x-operations'?: readonly Operation[];
}

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
