import type { AddsBelow } from './adds-below';
import type {
  Condition,
  EntitySchema,
  EnumLabel,
  NamedCode,
  Operation,
  PropertySchema,
  RefWhere,
  Transition,
} from './entity-schema';
import type { FieldType } from './field-type';
import type { IconName } from './icon-name';
import type { Count } from './kept-numbers';
import type { TextType } from './localized';
import type { Computed, DefaultSource, Sequence } from './made-values';
import { oncePer } from './once-per';
import type { Rules } from './rule';

export interface Field {
  /** Name of the entity it belongs to. */
  readonly entity: string;
  readonly name: string;
  readonly type: FieldType;
  /** English words; other languages translate `entities.{entity}.fields.{name}`. */
  readonly title: string;
  readonly help: string | undefined;
  /** The words for "no value". */
  readonly empty: string | undefined;
  /** The kind of each text, where the value has one text per language. */
  readonly localized: TextType | undefined;
  /** The fields of an object, or of each object of a list; their names are paths: `sizes.label`. */
  readonly fields: readonly Field[];
  /** Constraints between these fields. */
  readonly rules: Rules;
  /** The enum of the record that selects which of these fields apply; undefined where all always apply. */
  readonly selector: string | undefined;
  /** The declared property, completed with default bounds. */
  readonly property: PropertySchema;
  /** Never null in a stored record. */
  readonly required: boolean;
  /** id, version, create_time, ... which every entity has. */
  readonly system: boolean;
  /** The server fills it, callers cannot: system, counted, computed, numbered, inherited, workflow or readOnly. */
  readonly derived: boolean;
  /** Never leaves the server. */
  readonly secret: boolean;
  readonly unique: boolean | 'ignoring-case';
  /** `part`: a search matches any part, also in a big entity. */
  readonly searchable: boolean | 'part';
  /**
   * A search also finds records by the label of the record that this reference leads to, even if one of the two
   * entities is big.
   */
  readonly searchedByName: boolean;
  readonly sortable: boolean;
  readonly filterable: boolean;
  /** Name of the referenced entity, for `reference` and `references`. */
  readonly ref: string | undefined;
  /** What a record must hold to be referenced. */
  readonly refWhere: RefWhere | undefined;
  readonly count: Count | undefined;
  /** The default that the database fills into a new record. */
  readonly filledFrom: DefaultSource | undefined;
  /** Path to the value that a new record copies from a referenced record, where the caller passes none. */
  readonly copiedFrom: readonly string[] | undefined;
  readonly sequence: Sequence | undefined;
  readonly computed: Computed | undefined;
  /** `[reference field, field of the referenced entity]` whose value this field repeats. */
  readonly inherit: readonly [string, string] | undefined;
  /** While it does not hold, the field is null. */
  readonly when: Condition | undefined;
  /** While it holds, the field is required. */
  readonly requiredWhen: Condition | undefined;
  /** The enum values are codes of this kind, which `Intl` names. */
  readonly codes: NamedCode | undefined;
  /** Enum values in declared order with their words. */
  readonly options: readonly (EnumLabel & { readonly value: string })[];
  readonly readPerms: readonly string[] | undefined;
  readonly writePerms: readonly string[] | undefined;
}

export interface Action extends Transition {
  readonly name: string;
  /** The workflow field it changes. */
  readonly field: string;
}

export interface RecordLock {
  readonly when: Condition;
  /** Fields that no update changes while the condition holds. */
  readonly fields: ReadonlySet<string>;
  /** Whether the lock covers every field that callers can write. */
  readonly isWhole: boolean;
  readonly forbidsDeletion: boolean;
}

export interface Group {
  readonly name: string;
  readonly title: string;
  readonly fields: readonly string[];
}

/** The columns of the row scope; `id` ties an account to its own record and those below it. */
export interface ScopeColumns {
  readonly everyone: boolean;
  /** Whether only accounts that reach all rows may write. */
  readonly isReadOnly: boolean;
  /** By the name of the level. */
  readonly columns: Readonly<Record<string, string | undefined>>;
}

/** An index for how an entity is listed. */
export interface ListIndex {
  readonly columns: readonly string[];
  /** The scan direction that returns nulls last. Where no column is nullable, both directions do. */
  readonly order: 'asc' | 'desc';
}

/** Fields whose combined values are unique among the records for which the condition holds. */
export interface UniqueKey {
  readonly fields: readonly string[];
  readonly where: Condition | undefined;
}

/** One declaration, checked and normalised once; frozen. */
export interface Entity {
  readonly name: string;
  readonly table: string;
  readonly title: string;
  readonly titlePlural: string;
  /** Path segment: `/books`. */
  readonly plural: string;
  /** Where a list is read and a record created: `/books`; `/manger/list` and `/manger/add`. */
  readonly listPath: `/${string}`;
  readonly createPath: `/${string}`;
  readonly permission: string;
  readonly icon: IconName;
  /** The field that serves as the label of a record. */
  readonly label: string;
  /** The field that labels the author of a change for readers without access to `label`. */
  readonly publicLabel: string | undefined;
  /**
   * The fields that together form the title of a record on its page, in its tag and in the palette; undefined: `label`
   * alone.
   */
  readonly pageTitle: readonly string[] | undefined;
  /** The fields that tell records with the same label apart. */
  readonly subtitle: readonly string[];
  readonly scope: ScopeColumns;
  readonly addsBelow: AddsBelow | undefined;
  /** All fields by name: declared ones in order, then system ones. */
  readonly fields: ReadonlyMap<string, Field>;
  readonly groups: readonly Group[];
  readonly listColumns: readonly string[];
  readonly sort: { readonly field: string; readonly order: 'asc' | 'desc' };
  /** Whether the table may grow to millions of rows: its lists are sorted only by indexed orders. */
  readonly big: boolean;
  /** The orders that a list accepts: comma-separated field names, all in one direction; undefined: any order. */
  readonly orders: ReadonlySet<string> | undefined;
  readonly indexes: readonly ListIndex[];
  readonly uniqueTogether: readonly UniqueKey[];
  /** The fields that name the owner of a settings record; undefined for entities with lists of records. */
  readonly singleton: readonly string[] | undefined;
  readonly rules: Rules;
  /** The workflow actions that callers can take. */
  readonly actions: readonly Action[];
  /** The actions, and the transitions that only the server takes. */
  readonly transitions: readonly Action[];
  readonly locks: readonly RecordLock[];
  /** The reference to the parent record, where records form a tree. */
  readonly tree: string | undefined;
  readonly operations: ReadonlySet<Operation>;
  /** Whether the history records every change. */
  readonly history: boolean;
  readonly schema: EntitySchema;
}

/** The field of a name that was validated before. Throws only on a programming error. */
export function fieldNamed(entity: Entity, name: string): Field {
  const field = entity.fields.get(name);
  if (!field) throw new Error(`${entity.name} has no field ${name}`);
  return field;
}

/** Fields that a caller may pass in a create or an update. */
export const inputFields = oncePer(({ fields }: Entity): readonly Field[] =>
  [...fields.values()].filter((field) => !field.derived),
);

/** Whether a create fails without a value for the field. */
export function isRequiredInCreate(field: Field): boolean {
  const { property, filledFrom } = field;
  return field.required && !field.derived && property.default === undefined && filledFrom === undefined;
}
