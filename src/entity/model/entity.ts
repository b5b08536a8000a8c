import type {
  Condition,
  Count,
  EntitySchema,
  EnumLabel,
  NamedCode,
  Operation,
  PropertySchema,
  StoreAdds,
  Transition,
} from './entity-schema';
import { fieldOf } from './field-of';
import type { FieldType } from './field-type';
import { kebabToSnake } from './naming';
import { systemProperties } from './system-properties';

export interface Field {
  /** Name of the entity it belongs to. */
  readonly entity: string;
  readonly name: string;
  readonly type: FieldType;
  /** English words; other languages translate `entities.{entity}.fields.{name}`. */
  readonly title: string;
  readonly help: string | undefined;
  /** The declared property with the bounds it left open filled in. */
  readonly property: PropertySchema;
  /** Never null in a stored record. */
  readonly required: boolean;
  /** id, version, create_time, ... which every entity has. */
  readonly system: boolean;
  /** Filled by the server, never by a caller: system, counted, inherited, workflow or readOnly. */
  readonly derived: boolean;
  /** Never leaves the server. */
  readonly secret: boolean;
  readonly unique: boolean | 'ignoring-case';
  readonly searchable: boolean;
  readonly sortable: boolean;
  readonly filterable: boolean;
  /** Name of the entity pointed to, for `reference` and `references`. */
  readonly ref: string | undefined;
  readonly count: Count | undefined;
  /** `[reference field, field of the referenced entity]` that this field repeats. */
  readonly inherit: readonly [string, string] | undefined;
  readonly condition: Condition | undefined;
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

export interface Group {
  readonly name: string;
  readonly title: string;
  readonly fields: readonly string[];
}

/** The column that ties a row to an account; `id` ties a store account to its own store record. */
export interface ScopeColumns {
  readonly everyone: boolean;
  readonly partner: string | undefined;
  readonly store: string | undefined;
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
  readonly icon: string;
  /** Field that names a record. */
  readonly label: string;
  readonly scope: ScopeColumns;
  readonly storeAdds: StoreAdds | undefined;
  /** All fields by name: declared ones in order, then system ones. */
  readonly fields: ReadonlyMap<string, Field>;
  readonly groups: readonly Group[];
  readonly listColumns: readonly string[];
  readonly sort: { readonly field: string; readonly order: 'asc' | 'desc' };
  readonly indexes: readonly (readonly string[])[];
  readonly uniqueTogether: readonly (readonly string[])[];
  readonly actions: readonly Action[];
  /** The field that points to the record above, where records form a tree. */
  readonly tree: string | undefined;
  readonly operations: ReadonlySet<Operation>;
  /** Whether each change of a record is kept and shown. */
  readonly history: boolean;
  readonly schema: EntitySchema;
}

const allOperations: readonly Operation[] = ['create', 'update', 'delete', 'import', 'export'];

/** What a list does not show by itself. */
const bulky: ReadonlySet<FieldType> = new Set(['longText', 'richText', 'images', 'file', 'json', 'password']);

/** Normalises a declaration that has passed `checkSchema`. Cheap enough for the browser. */
export function entityOf(schema: EntitySchema): Entity {
  const required = new Set(schema.required ?? []);
  const workflowFields = new Set(Object.keys(schema['x-workflow'] ?? {}));
  const declared = Object.entries(schema.properties).map(([name, property]) =>
    fieldOf(schema.$id, name, property, {
      required: required.has(name),
      workflow: workflowFields.has(name),
    }),
  );
  const system = Object.entries(systemProperties).map(([name, property]) =>
    fieldOf(schema.$id, name, property, {
      required: name !== 'create_by' && name !== 'update_by',
      system: true,
    }),
  );
  const fields = new Map([...declared, ...system].map((field) => [field.name, field]));
  const shown = declared.filter((field) => !bulky.has(field.type)).map((field) => field.name);
  const title = schema.title;
  const plural = schema['x-plural'] ?? `${schema.$id}s`;
  return Object.freeze({
    name: schema.$id,
    table: kebabToSnake(schema.$id),
    title,
    titlePlural: schema['x-title-plural'] ?? `${title}s`,
    plural,
    listPath: pathOf(plural, schema['x-paths']?.list),
    createPath: pathOf(plural, schema['x-paths']?.create),
    permission: schema['x-permission'] ?? `biz:${schema.$id}`,
    icon: schema['x-icon'] ?? 'table',
    label: schema['x-label'] ?? defaultLabel(declared),
    scope: scopeOf(schema['x-scope']),
    storeAdds: schema['x-store-adds'],
    fields,
    groups: schema['x-groups'] ?? [{ name: 'main', title, fields: declared.map((field) => field.name) }],
    listColumns: schema['x-list'] ?? shown.slice(0, 8),
    sort: sortOf(schema['x-sort'] ?? '-id'),
    indexes: schema['x-indexes'] ?? [],
    uniqueTogether: schema['x-unique-together'] ?? [],
    actions: actionsOf(schema),
    tree: schema['x-tree'],
    operations: new Set(schema['x-operations'] ?? allOperations),
    history: schema['x-history'] ?? true,
    schema,
  });
}

function pathOf(plural: string, last: string | undefined): string {
  return last === undefined ? `/${plural}` : `/${plural}/${last}`;
}

function defaultLabel(fields: readonly Field[]): string {
  return (
    fields.find((field) => field.required && field.type === 'text') ?? {
      name: 'id',
    }
  ).name;
}

function scopeOf(scope: EntitySchema['x-scope']): ScopeColumns {
  if (scope === 'everyone') return { everyone: true, partner: undefined, store: undefined };
  return { everyone: false, partner: scope?.partner, store: scope?.store };
}

function sortOf(sort: string): Entity['sort'] {
  return sort.startsWith('-') ? { field: sort.slice(1), order: 'desc' } : { field: sort, order: 'asc' };
}

function actionsOf(schema: EntitySchema): readonly Action[] {
  return Object.entries(schema['x-workflow'] ?? {}).flatMap(([field, transitions]) =>
    Object.entries(transitions).map(([name, transition]) => ({
      name,
      field,
      ...transition,
    })),
  );
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
  return field.required && !field.derived && field.property.default === undefined;
}
