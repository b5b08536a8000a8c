import { entityNamed, type Model } from '../../entity/declaration/model';
import { rollupsOf } from '../../entity/declaration/rollups';
import type { Entity, Field } from '../../entity/model/entity';
import { mayNameFiles } from '../../entity/model/file-fields';
import { nestedReferences } from '../../entity/model/nested-fields';
import { encode, linkFields, linkTable, sqlTypeOf, storedFields } from '../database/columns';
import { withHash } from '../database/identifier';
import { literal, quote } from '../database/sql-text';
import { checksOf } from './checks';
import type { DesiredColumn, DesiredConstraint, DesiredTable, DesiredTrigger } from './desired-table';
import { noteFileUse } from './file-use-sql';
import { computedValue, fillTriggers, sequenceValue } from './fill-triggers';
import { indexesOf } from './indexes';
import { giveTriggers, inheritances, takeTriggers } from './inherit-triggers';
import { nestedLinkRefills, nestedLinkTriggers } from './nested-links';
import { rollupTriggers } from './rollup-triggers';
import { totalTriggers } from './total-triggers';
import { treeTriggers } from './tree-triggers';
import { uniqueConstraints } from './unique-keys';

/** Every table that the model needs. `trigrams`: whether the server has the operators of pg_trgm. */
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
  const filling = fillTriggers(model, entity);
  const kept = [totalTriggers(entity), ...rollupsOf(model, entity).map(rollupTriggers)];
  return {
    name: entity.table,
    columns: [...fields.filter((field) => field.system), ...fields.filter((field) => !field.system)].map(
      (field): DesiredColumn => ({
        name: field.name,
        sqlType: sqlTypeOf(field),
        notNull: field.required,
        default: defaultOf(field),
        tellsOf: field.property['x-given'],
        identity: field.system && field.name === 'id',
        filledBy: inherited.get(field.name),
        made: madeBy(entity, field, filling),
      }),
    ),
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
    triggers: [
      ...takeTriggers(model, entity),
      ...giveTriggers(model, entity),
      ...treeTriggers(entity),
      ...filling,
      ...nestedLinkTriggers(entity),
      ...kept.flatMap(({ triggers }) => triggers),
      ...fileUseTriggers(entity),
    ],
    kept: kept.map(({ numbers }) => numbers),
    refills: nestedLinkRefills(entity, (name) => entityNamed(model, name).table),
  };
}

/** How rows that are there come to a value that new rows are given by a trigger. */
function madeBy(entity: Entity, field: Field, [trigger]: readonly DesiredTrigger[]): DesiredColumn['made'] {
  if (!trigger) return undefined;
  const row = quote(entity.table);
  const value = field.sequence
    ? sequenceValue(entity, field, field.sequence, row)
    : computedValue(field, row);
  const once = field.sequence !== undefined;
  return value === undefined ? undefined : { value, by: trigger.calls.name, once };
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

/** Notes the files that records name in an entity without history, where no entry mentions them. */
function fileUseTriggers(entity: Entity): DesiredTrigger[] {
  const names = storedFields(entity)
    .filter(mayNameFiles)
    .map(({ name }) => name);
  if (entity.history || names.length === 0) return [];
  const values = names.map((name) => `${literal(name)}, new.${quote(name)}`).join(', ');
  const named = `select ${literal(entity.name)} as entity, new.id as record_id, jsonb_build_object(${values}) as named`;
  const body = `begin
  ${noteFileUse(named)};
  return null;
end`;
  const calls = { name: withHash(`${entity.table}_files`, `${entity.table} ${body}`), body };
  const event = `after insert or update of ${names.map(quote).join(', ')}`;
  const naming = names.map((name) => `new.${quote(name)}::text like '%/files/%'`).join(' or ');
  const scope = `for each row when (${naming})`;
  const name = withHash(`${entity.table}_files`, `${event} ${scope} ${calls.name}`);
  return [{ name, event, scope, calls }];
}
