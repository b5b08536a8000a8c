import { entityNamed, type Model } from '../../schema/declaration/model';
import { rollupsOf } from '../../schema/declaration/rollups';
import type { Entity, Field } from '../../schema/model/entity';
import { mayNameFiles } from '../../schema/model/file-fields';
import { nestedReferences } from '../../schema/model/nested-fields';
import { encode, linkFields, linkTable, sqlTypeOf, storedFields } from '../database/columns';
import { withHash } from '../database/identifier';
import { literal, quote } from '../database/sql-text';
import { checksOf } from './checks';
import type { Action, DesiredColumn, DesiredConstraint, DesiredTable } from './desired-table';
import { noteFileUse } from './file-use-sql';
import { indexesOf } from './indexes';
import { inheritActions, inheritances, passOnActions } from './inheritance';
import { fillActions, madeBy } from './made-values';
import { nestedLinkActions, nestedLinkRefills } from './nested-links';
import { rollupNumbers } from './rollups';
import { triggersOf } from './table-triggers';
import { totals } from './totals';
import { treeActions } from './tree-actions';
import { uniqueConstraints } from './unique-keys';

/** Every table that the model needs. `trigrams`: whether the extension pg_trgm is installed. */
export function desiredTables(model: Model, trigrams: boolean): DesiredTable[] {
  return [...model.entities.values()].flatMap((entity) => [
    entityTable(model, entity, trigrams),
    ...[...linkFields(entity), ...nestedReferences(entity).map(({ part }) => part)].map((field) =>
      linkTableOf(model, entity, field),
    ),
  ]);
}

function entityTable(model: Model, entity: Entity, trigrams: boolean): DesiredTable {
  const inherited = new Map(inheritances(model, entity).map((one) => [one.column, one]));
  const fields = storedFields(entity);
  const columns = [...fields.filter((field) => field.system), ...fields.filter((field) => !field.system)].map(
    (field): DesiredColumn => ({
      name: field.name,
      sqlType: sqlTypeOf(field),
      notNull: field.required,
      default: defaultOf(field),
      presenceOf: field.property['x-given'],
      identity: field.system && field.name === 'id',
      filledBy: inherited.get(field.name),
      made: madeBy(model, entity, field),
    }),
  );
  const kept = [totals(entity), ...rollupsOf(model, entity).map(rollupNumbers)];
  return {
    name: entity.table,
    columns,
    primaryKey: ['id'],
    constraints: [
      ...checksOf(entity),
      ...uniqueConstraints(entity),
      ...fields
        .filter((field) => field.type === 'reference' && !field.system)
        .map((field) =>
          foreignKey(entity.table, field.name, entityNamed(model, field.ref ?? '').table, 'restrict'),
        ),
    ],
    indexes: indexesOf(entity, trigrams),
    triggers: triggersOf(entity.table, columns, [
      ...inheritActions(model, entity),
      ...fillActions(model, entity),
      ...treeActions(entity),
      ...nestedLinkActions(entity),
      ...fileUseActions(entity),
      ...passOnActions(model, entity),
      ...kept.flatMap(({ actions }) => actions),
    ]),
    kept,
    refills: nestedLinkRefills(entity, (name) => entityNamed(model, name).table),
  };
}

function defaultOf(field: Field): string | undefined {
  if (field.name === 'version' && field.system) return '1';
  if ((field.name === 'create_time' || field.name === 'update_time') && field.system) return 'now()';
  const value: unknown = field.property.default;
  if (value === undefined || value === null || field.type === 'references') return undefined;
  if (Array.isArray(value) && sqlTypeOf(field) !== 'jsonb') {
    return `array[${value.map((item) => literal(String(item))).join(', ')}]::${sqlTypeOf(field)}`;
  }
  return `${literal(String(encode(field, value)))}::${sqlTypeOf(field)}`;
}

function linkTableOf(model: Model, entity: Entity, field: Field): DesiredTable {
  const name = linkTable(entity, field);
  return {
    name,
    columns: [
      { name: 'owner', sqlType: 'bigint', notNull: true },
      { name: 'target', sqlType: 'bigint', notNull: true },
      { name: 'position', sqlType: 'integer', notNull: true },
    ],
    primaryKey: ['owner', 'target'],
    constraints: [
      foreignKey(name, 'owner', entity.table, 'cascade'),
      foreignKey(name, 'target', entityNamed(model, field.ref ?? '').table, 'restrict'),
    ],
    indexes: [{ name: withHash(`${name}_target_index`, `${name} ("target")`), definition: '("target")' }],
    triggers: [],
    kept: [],
  };
}

function foreignKey(
  table: string,
  column: string,
  target: string,
  onDelete: 'restrict' | 'cascade',
): DesiredConstraint {
  const definition = `foreign key (${quote(column)}) references ${quote(target)} ("id") on delete ${onDelete}`;
  const name = withHash(`${table}_${column}_reference`, `${table} ${definition}`);
  return { kind: 'foreign', name, columns: [column], definition, target };
}

/** Registers the files that records refer to; entities with history are covered by the history's trigger. */
function fileUseActions(entity: Entity): Action[] {
  const changed = storedFields(entity)
    .filter(mayNameFiles)
    .map(({ name }) => name);
  if (entity.history || changed.length === 0) return [];
  const values = changed.map((name) => `${literal(name)}, new.${quote(name)}`).join(', ');
  const named = `select ${literal(entity.name)} as entity, new.id as record_id, jsonb_build_object(${values}) as named`;
  const condition = changed.map((name) => `new.${quote(name)}::text like '%/files/%'`).join(' or ');
  return [{ at: 'after row', on: ['insert', 'update'], changed, condition, sql: `${noteFileUse(named)};` }];
}
