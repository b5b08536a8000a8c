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
import type { Rules } from './rule';
import type { StoreAdds } from './store-adds';

export interface Field {
  /** Name of the entity it belongs to. */
  readonly entity: string;
  readonly name: string;
  readonly type: FieldType;
  /** English words; other languages translate `entities.{entity}.fields.{name}`. */
  readonly title: string;
  readonly help: string | undefined;
  /** What it means that there is no value, in words. */
  readonly empty: string | undefined;
  /** What each text is where the value has one per language. */
  readonly localized: TextType | undefined;
  /** What an object, or each object of a list, holds; their names are paths: `sizes.label`. */
  readonly fields: readonly Field[];
  /** What must hold between these. */
  readonly rules: Rules;
  /** The enum of the record by whose value these apply, as their conditions say; undefined where they always do. */
  readonly selector: string | undefined;
  /** The declared property with the bounds it left open filled in. */
  readonly property: PropertySchema;
  /** Never null in a stored record. */
  readonly required: boolean;
  /** id, version, create_time, ... which every entity has. */
  readonly system: boolean;
  /** Filled by the server, never by a caller: system, counted, computed, numbered, inherited, workflow or readOnly. */
  readonly derived: boolean;
  /** Never leaves the server. */
  readonly secret: boolean;
  readonly unique: boolean | 'ignoring-case';
  /** `part`: by any part also in a big entity. */
  readonly searchable: boolean | 'part';
  readonly sortable: boolean;
  readonly filterable: boolean;
  /** Name of the entity pointed to, for `reference` and `references`. */
  readonly ref: string | undefined;
  /** What a record must hold to be pointed to. */
  readonly refWhere: RefWhere | undefined;
  readonly count: Count | undefined;
  /** What a new record holds where the caller gives nothing; filled in by the database. */
  readonly filledFrom: DefaultSource | undefined;
  /** Path to what a new record takes over from one that it points to, where the caller gives nothing. */
  readonly copiedFrom: readonly string[] | undefined;
  readonly sequence: Sequence | undefined;
  readonly computed: Computed | undefined;
  /** `[reference field, field of the referenced entity]` that this field repeats. */
  readonly inherit: readonly [string, string] | undefined;
  /** While it does not hold, the field is null. */
  readonly when: Condition | undefined;
  /** While it holds, the field must be given. */
  readonly requiredWhen: Condition | undefined;
  /** Enum values are codes of this kind, which have names of their own. */
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
  /** Whether these are all that callers may give. */
  readonly isWhole: boolean;
  readonly forbidsDeletion: boolean;
}

export interface Group {
  readonly name: string;
  readonly title: string;
  readonly fields: readonly string[];
}

/** The column that ties a row to an account; `id` ties a store account to its own store record. */
export interface ScopeColumns {
  readonly everyone: boolean;
  /** Whether only accounts that reach all rows write them. */
  readonly isReadOnly: boolean;
  readonly partner: string | undefined;
  readonly store: string | undefined;
}

/** An index for how an entity is listed. */
export interface ListIndex {
  readonly columns: readonly string[];
  /** Direction in which a scan finds nulls last; where no column can be null, both do. */
  readonly order: 'asc' | 'desc';
}

/** Fields of which no two records have the same values, among those for which the condition holds. */
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
  /** Path segment: `/stores`. */
  readonly plural: string;
  /** Where a list is read and a record created: `/stores`; `/manger/list` and `/manger/add`. */
  readonly listPath: string;
  readonly createPath: string;
  readonly permission: string;
  readonly icon: IconName;
  /** Field that names a record. */
  readonly label: string;
  /** Field that names the author of a change to readers without permission to see `label`. */
  readonly publicLabel: string | undefined;
  /** Fields that name a record together on its page, in its tag and in the palette; undefined: `label` alone. */
  readonly pageTitle: readonly string[] | undefined;
  readonly scope: ScopeColumns;
  readonly storeAdds: StoreAdds | undefined;
  /** All fields by name: declared ones in order, then system ones. */
  readonly fields: ReadonlyMap<string, Field>;
  readonly groups: readonly Group[];
  readonly listColumns: readonly string[];
  readonly sort: { readonly field: string; readonly order: 'asc' | 'desc' };
  /** Whether it may come to millions of rows: its lists are sorted by what is indexed only. */
  readonly big: boolean;
  /** Orders that a list accepts: field names between commas, in one direction; undefined: any. */
  readonly orders: ReadonlySet<string> | undefined;
  readonly indexes: readonly ListIndex[];
  readonly uniqueTogether: readonly UniqueKey[];
  /** Fields that name the owner of the only record; undefined where there are lists of records. */
  readonly singleton: readonly string[] | undefined;
  readonly rules: Rules;
  /** What callers can do along the workflows. */
  readonly actions: readonly Action[];
  /** The actions, and what only the server does. */
  readonly transitions: readonly Action[];
  readonly locks: readonly RecordLock[];
  /** The field that points to the record above, where records form a tree. */
  readonly tree: string | undefined;
  readonly operations: ReadonlySet<Operation>;
  /** Whether each change of a record is kept and shown. */
  readonly history: boolean;
  readonly schema: EntitySchema;
}

/** The field of that name; for names that were checked before. Throws on a programming error only. */
export function fieldNamed(entity: Entity, name: string): Field {
  const field = entity.fields.get(name);
  if (!field) throw new Error(`${entity.name} has no field ${name}`);
  return field;
}

/** Fields a caller may give in a create or an update. */
export function givenFields(entity: Entity): readonly Field[] {
  return [...entity.fields.values()].filter((field) => !field.derived);
}

/** Whether a new record is not made without it. */
export function mustBeGiven(field: Field): boolean {
  const { property, filledFrom } = field;
  return field.required && !field.derived && property.default === undefined && filledFrom === undefined;
}
