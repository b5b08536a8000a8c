import type { Action, Entity, Field, RecordLock, ScopeColumns, UniqueKey } from './entity';
import type { EntitySchema, Operation, UniqueWhere } from './entity-schema';
import { fieldOf } from './field-of';
import { traitsOf } from './field-traits';
import { isBulky } from './field-type';
import { listIndexesOf, listOrdersOf } from './list-indexes';
import { kebabToSnake } from './naming';
import { systemProperties } from './system-properties';

const allOperations: readonly Operation[] = ['create', 'update', 'delete', 'import', 'export'];

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
  const all = new Map([...declared, ...system].map((field) => [field.name, field]));
  const scope = scopeOf(schema['x-scope']);
  const sort = sortOf(schema['x-sort'] ?? '-id');
  const big = schema['x-big'] ?? false;
  const indexes = schema['x-indexes'] ?? [];
  const [tab] = workflowFields;
  const listed = { big, sort, scope, fields: all, tab };
  const orders = big ? listOrdersOf(listed, indexes) : undefined;
  const isSortable = (field: Field) => field.sortable && (orders?.has(field.name) ?? true);
  const fields: Entity['fields'] = orders
    ? new Map(
        [...all].map(([name, field]) => [name, Object.freeze({ ...field, sortable: isSortable(field) })]),
      )
    : all;
  const shown = declared
    .filter((field) => !isBulky(field) && !traitsOf(field.type).unlisted)
    .map(({ name }) => name);
  const transitions = transitionsOf(schema);
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
    publicLabel: schema['x-public-label'],
    pageTitle: schema['x-page-title'],
    subtitle: schema['x-subtitle'] ?? [],
    scope,
    addsBelow: schema['x-adds-below'],
    fields,
    groups: schema['x-groups'] ?? [{ name: 'main', title, fields: declared.map((field) => field.name) }],
    listColumns: schema['x-list'] ?? shown.slice(0, 8),
    sort,
    big,
    orders,
    indexes: listIndexesOf(listed, indexes),
    uniqueTogether: [...(schema['x-unique-together'] ?? []).map(uniqueKeyOf), ...ownersOf(schema)],
    singleton: schema['x-singleton'],
    rules: schema['x-rules'] ?? {},
    actions: transitions.filter(({ manual }) => manual !== false),
    transitions,
    locks: locksOf(schema, declared),
    tree: schema['x-tree'],
    operations: new Set(schema['x-operations'] ?? allOperations),
    history: schema['x-history'] ?? true,
    schema,
  });
}

function pathOf(plural: string, last: string | undefined): `/${string}` {
  return last === undefined ? `/${plural}` : `/${plural}/${last}`;
}

function defaultLabel(fields: readonly Field[]): string {
  return (
    fields.find(({ required, type, localized }) => required && (localized ?? type) === 'text') ?? {
      name: 'id',
    }
  ).name;
}

function scopeOf(scope: EntitySchema['x-scope']): ScopeColumns {
  if (typeof scope === 'string') {
    const isReadOnly = scope === 'everyone-reads';
    return { everyone: true, isReadOnly, columns: {} };
  }
  return { everyone: false, isReadOnly: false, columns: scope ?? {} };
}

function sortOf(sort: string): Entity['sort'] {
  return sort.startsWith('-') ? { field: sort.slice(1), order: 'desc' } : { field: sort, order: 'asc' };
}

function transitionsOf(schema: EntitySchema): readonly Action[] {
  return Object.entries(schema['x-workflow'] ?? {}).flatMap(([field, transitions]) =>
    Object.entries(transitions).map(([name, transition]) => ({
      name,
      field,
      ...transition,
    })),
  );
}

/** The unique key on the owner of a singleton; none where the owner is one field with `x-unique` already. */
function ownersOf({ 'x-singleton': fields, properties }: EntitySchema): readonly UniqueKey[] {
  if (!fields) return [];
  const [only = '', ...others] = fields;
  return others.length === 0 && properties[only]?.['x-unique'] ? [] : [{ fields, where: undefined }];
}

function uniqueKeyOf(declared: readonly string[] | UniqueWhere): UniqueKey {
  return 'where' in declared ? declared : { fields: declared, where: undefined };
}

function locksOf(schema: EntitySchema, declared: readonly Field[]): readonly RecordLock[] {
  const inputNames = declared.filter(({ derived }) => !derived).map(({ name }) => name);
  return (schema['x-locks'] ?? []).map(({ when, fields = inputNames, except = [], delete: deletes }) => ({
    when,
    fields: new Set(fields.filter((name) => !except.includes(name))),
    isWhole: fields === inputNames && except.length === 0,
    forbidsDeletion: deletes === false,
  }));
}
