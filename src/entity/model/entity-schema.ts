import type { ExtendedJSONSchema } from 'json-schema-to-ts';
import type { FileKind } from '../contract/file-kind';
import type { IconName } from './icon-name';
import type { Count, RollupSchema } from './kept-numbers';
import type { Computed, CopiedDefault, DefaultSource, Sequence } from './made-values';
import type { Rules } from './rule';
import type { StoreAdds } from './store-adds';
import type { Variants } from './variants';

/** How an enum value is shown: its English words and the colour of its tag; and what rows may hold for it from before. */
export interface EnumLabel {
  readonly title: string;
  /** Its words after the number one, where it is a unit: `week` beside `weeks`. */
  readonly one?: string;
  readonly color?: TagColor;
  readonly was?: readonly string[];
}

export type TagColor = 'default' | 'blue' | 'green' | 'gold' | 'orange' | 'red' | 'purple' | 'cyan' | 'grey';

/** A kind of code that `Intl` names: countries of ISO 3166, currencies of ISO 4217, languages, IANA time zones. */
export type NamedCode = 'region' | 'currency' | 'language' | 'timeZone';

export type Scalar = string | number | boolean;

/**
 * What a condition asks of the value of a field: that it equals this, is one of these, is given and none of these, is
 * filled or empty, or lies between two numbers, dates or times, both included. An empty value passes only `{ set: false }`.
 */
export type Test =
  | Scalar
  | readonly Scalar[]
  | { readonly not: Scalar | readonly Scalar[] }
  | { readonly set: boolean }
  | { readonly from?: Scalar; readonly to?: Scalar };

/** Every named field passes its test; of a list, one holds. In a nested object the names are those of its fields. */
export type Condition = { readonly [field: string]: Test } | readonly { readonly [field: string]: Test }[];

/** Values that some record of `entity` holds in its field `by`, among those whose fields are as `where` says. */
export interface Existing {
  readonly entity: string;
  readonly by: string;
  readonly where?: Readonly<Record<string, string | boolean>>;
}

/** What a record must hold to be pointed to: this, one of these, or what the record that points to it has in a field. */
export type RefWhere = {
  readonly [fieldOfTarget: string]: Scalar | readonly Scalar[] | { readonly field: string };
};

/** What an action writes beside the state: a value, nothing, when it is taken, or the account that takes it. */
export type Effect = string | number | boolean | null | { readonly from: 'now' | 'actor' };

/** When the server takes an action by itself. */
export interface Timer {
  /** The date or date-time field that the time is counted from. */
  readonly field: string;
  /** Default 0. */
  readonly minutes?: number;
}

/** What stays as it is in a record, as long as the condition holds for it. Actions change it all the same. */
export interface Lock {
  readonly when: Condition;
  /** Fields that no update changes; default: all that callers may give. */
  readonly fields?: readonly string[];
  /** Of all fields, those that updates may change. */
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
  /** Fields that must be filled, in the record or in the call, for the transition to happen. */
  readonly require?: readonly string[];
  /** Further fields that the call may give. */
  readonly input?: readonly string[];
  /** Of these fields, those that are mostly the same for all records of a batch. */
  readonly common?: readonly string[];
  /** Must hold for the record as it is before the action. */
  readonly guard?: Condition;
  /** A reference to an account, which cannot take the action: another one must. */
  readonly notBy?: string;
  /** A date or date-time field: once it has passed, the action is not possible. A date passes with its end, UTC. */
  readonly before?: string;
  /** Fields that the action fills or clears, callers cannot give them with it. */
  readonly set?: Readonly<Record<string, Effect>>;
  /** The server takes the action itself once this time has come. */
  readonly auto?: Timer;
  /** Only the server takes it, by `auto` or in code of its own such as the gateway: no permission, no endpoint, no button. */
  readonly manual?: false;
  readonly danger?: boolean;
  /** English sentence that says what follows; the console then asks before it takes the action. */
  readonly consequence?: string;
}

/** The words we add to JSON Schema on a property. */
export interface PropertyVocabulary extends Record<string, unknown> {
  /** Name of the entity that this integer (or this array of integers) points to. */
  'x-ref'?: string;
  /** Of these records only those are offered and accepted that are as it says. */
  'x-ref-where'?: RefWhere;
  /** Earlier names of the property: the plan renames what holds its values, and keeps them. */
  'x-was'?: readonly string[];
  /** Of an enum, or of a list whose items are one. */
  'x-enum'?: Readonly<Record<string, EnumLabel>>;
  /** The values are codes that `Intl` names in every language, so that nobody words them. */
  'x-names'?: NamedCode;
  'x-count'?: Count;
  /** `ref.field`: kept equal to that field of the referenced record by the database. */
  'x-inherit'?: string;
  /** The property of which this boolean says whether it is filled; kept so by the database. */
  'x-given'?: string;
  'x-default'?: DefaultSource | CopiedDefault;
  'x-sequence'?: Sequence;
  'x-computed'?: Computed;
  /** No two records share a value; where case is ignored, not even in other capitals of A to Z. */
  'x-unique'?: boolean | 'ignoring-case';
  /**
   * A search finds any part of it. In a big entity it finds words by their beginning, but any part of phone numbers and,
   * with `'part'`, of short texts such as the number of a report; of at least three letters or digits.
   */
  'x-search'?: boolean | 'part';
  /** The value is an object with one text per language; each is as the property says. */
  'x-localized'?: true;
  /** Only values that some record holds are stored; checked where the value is given. */
  'x-exists'?: Existing;
  /** The field applies only while the condition holds; else it is null. */
  'x-when'?: Condition;
  /** The field must be given while the condition holds. */
  'x-required-when'?: Condition;
  /** Of an object of the record: what it holds depends on the value of an enum of the record. */
  'x-variants'?: Variants<PropertySchema>;
  /** By name: what must hold between the fields of this object, or of each object of this list where it stands in `items`. */
  'x-rules'?: Rules;
  /** Permissions of which one is needed to see, or to change, the field. */
  'x-read'?: readonly string[];
  'x-write'?: readonly string[];
  /** Of a number in the items of a list: their sum is shown below. False, of an amount of the record: the list of records shows no sum. */
  'x-total'?: boolean;
  /** Of a number; or the enum whose words are the units, beside the number or in the record. */
  'x-unit'?: string | { readonly field: string };
  /** Of money: a code of ISO 4217, or the enum of such codes. */
  'x-currency'?: string | { readonly field: string };
  /** The kinds of file that are taken, which have to be uploaded then; default: all that are kept, and web addresses. */
  'x-accept'?: readonly FileKind[];
  /** A character count is shown, help is shown under the input, and so on, from standard keywords. */
  'x-placeholder'?: string;
  /** What it means that an optional number or reference is not given, in words: shown in place of a dash. */
  'x-empty'?: string;
}

/** The words we add to JSON Schema on the entity. */
export interface EntityVocabulary {
  /** Earlier names of the entity: the plan renames its table, and keeps its records. */
  'x-was'?: readonly string[];
  /** English plural; default: title + 's'. */
  'x-title-plural'?: string;
  /** Path segment of the endpoints; default: `$id` + 's'. */
  'x-plural'?: string;
  /** Last path segments of list and create where they are not the plain REST ones. */
  'x-paths'?: { readonly list?: string; readonly create?: string };
  /** `module:entity`, the head of every permission of this entity; default `biz:{$id}`. */
  'x-permission'?: string;
  /** The field that names a record; default: the first required text field. */
  'x-label'?: string;
  /** The field that names the author of a change to readers without permission to see `x-label`; default: none. */
  'x-public-label'?: string;
  /** The fields that name a record together on its page, in its tag and in the palette; default: `x-label` alone. */
  'x-page-title'?: readonly string[];
  /** Beside its name in menus and the palette. */
  'x-icon'?: IconName;
  /**
   * Which column ties a row to a partner and to a store; a kind of account that is not named sees no rows. A store
   * account looks after its own store and those that belong to it. `everyone`: rows are not tied.
   * `everyone-reads`: nor are these, but only operators write them. Default: operators only.
   */
  'x-scope'?: 'everyone' | 'everyone-reads' | { readonly partner?: string; readonly store?: string };
  /** Where stores are tied by `id`: whether they may add records, which come to stand below their own in the `x-tree`. Default: not. */
  'x-store-adds'?: StoreAdds;
  /** Fields of the form and of the show page, in this order. */
  'x-groups'?: readonly {
    readonly name: string;
    readonly title: string;
    readonly fields: readonly string[];
  }[];
  /** Columns that a list shows at first, in this order. */
  'x-list'?: readonly string[];
  /** Order of a list that asks for none; a leading `-` is descending. Default `-id`. */
  'x-sort'?: string;
  /**
   * `true` for what may come to millions of rows. Its lists are sorted only as they are indexed: by its own order, by
   * unique columns and by each list of `x-indexes`; its search finds words by their beginning, or any part where `x-search` says so.
   */
  'x-big'?: true;
  /** Columns to index together, for filters and, in a big entity, for sorting. */
  'x-indexes'?: readonly (readonly string[])[];
  /** By name: what must hold between the fields. */
  'x-rules'?: Rules;
  /** Fields that no two records share the values of; with `where`, no two for which the condition holds. */
  'x-unique-together'?: readonly (readonly string[] | UniqueWhere)[];
  /** Fields that name an owner, who has one record at most: a page of settings stands in place of the list. */
  'x-singleton'?: readonly string[];
  /** Field -> action -> transition. Such a field changes through its actions only. */
  'x-workflow'?: Readonly<Record<string, Readonly<Record<string, Transition>>>>;
  /** What cannot be changed, or deleted, in records with certain values. */
  'x-locks'?: readonly Lock[];
  /** The reference to the same entity by which its records form a tree: none ever stands below itself. */
  'x-tree'?: string;
  /** `false` for tables that machines write: no history is kept or shown, and an update on an older version is a conflict instead of a merge. */
  'x-history'?: false;
  /** By name: sums and counts that triggers keep, so that statistics and counted columns need not read the rows. */
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
