import { sql } from 'kysely';
import type { Model } from '../../schema/declaration/model';
import type { Entity, Field } from '../../schema/model/entity';
import { kebabToSnake } from '../../schema/model/naming';
import { nestedReferences, withNested } from '../../schema/model/nested-fields';
import { linkTable } from '../database/columns';
import { literal, quote } from '../database/sql-text';
import type { Connection } from '../database/transaction';
import { isOurs } from './desired-table';
import { executeStep } from './execute-step';
import { type LiveModel, type LiveTable, readLiveModel } from './live-model';
import { nestedRenames } from './nested-renames';
import type { Step } from './plan';
import { entityMentions, fieldMentions } from './rename-mentions';

/** Statements of one rename. With `countSql`, they run only if it counts at least one row. */
interface Renaming {
  readonly table: string;
  readonly why: string;
  readonly statements: readonly string[];
  readonly countSql?: string;
}

/** Executes the renames that `x-was` declares and that are not done yet; returns their steps. */
export async function rename(kysely: Connection, model: Model): Promise<Step[]> {
  const steps: Step[] = [];
  for (const stage of [ofTables, ofColumns, ofNested, ofValues]) {
    for (const renaming of stage(model, await readLiveModel(kysely))) {
      for (const step of await stepsOf(kysely, renaming)) {
        await executeStep(kysely, step);
        steps.push(step);
      }
    }
  }
  return steps;
}

/** Whether anything declares an earlier name. */
export function hasRenames(model: Model): boolean {
  return [...model.entities.values()].some(
    ({ schema, fields }) =>
      schema['x-was'] ||
      withNested([...fields.values()]).some(
        ({ property, options }) => property['x-was'] || options.some(({ was }) => was),
      ),
  );
}

async function stepsOf(kysely: Connection, { table, why, statements, countSql }: Renaming): Promise<Step[]> {
  if (countSql === undefined) return statements.map((statement) => ({ table, sql: statement, why }));
  const { rows } = await sql.raw<{ rows: number }>(countSql).execute(kysely);
  const count = rows[0]?.rows ?? 0;
  return count === 0 ? [] : statements.map((statement) => ({ table, sql: statement, why, rows: count }));
}

function ofTables(model: Model, { tables }: LiveModel): Renaming[] {
  return [...model.entities.values()].flatMap((entity) => {
    const earlier = (entity.schema['x-was'] ?? []).find((name) => tables.has(kebabToSnake(name)));
    if (earlier === undefined || tables.has(entity.table)) return [];
    const from = kebabToSnake(earlier);
    const links = [...tables.keys()].filter((name) => name.startsWith(`${from}__`));
    return [
      {
        table: entity.table,
        why: `${earlier} is named ${entity.name} now.`,
        statements: [
          renameTable(from, entity.table),
          ...links.map((name) => renameTable(name, `${entity.table}${name.slice(from.length)}`)),
          ...entityMentions(model, entity, earlier),
        ],
      },
    ];
  });
}

function ofColumns(model: Model, { tables }: LiveModel): Renaming[] {
  return [...model.entities.values()].flatMap((entity) =>
    [...entity.fields.values()].flatMap((field): Renaming[] => {
      for (const earlier of field.property['x-was'] ?? []) {
        const statements = placeRenames(entity, field, earlier, tables);
        if (statements.length === 0) continue;
        const why = `${entity.table}.${earlier} is named ${field.name} now.`;
        const mentions = fieldMentions(model, entity, earlier, field.name);
        return [{ table: entity.table, why, statements: [...statements, ...mentions] }];
      }
      return [];
    }),
  );
}

/** Renames the column or link tables of a field that still have the earlier name. */
function placeRenames(
  entity: Entity,
  field: Field,
  earlier: string,
  tables: ReadonlyMap<string, LiveTable>,
): string[] {
  const columns = tables.get(entity.table)?.columns;
  const isColumn = columns?.has(earlier) && !columns.has(field.name);
  const nested = nestedReferences(entity).filter(({ list }) => list === field);
  const linked = [field, ...nested.map(({ part }) => part)].map((one) => ({
    from: linkTable(entity, { ...one, name: `${earlier}${one.name.slice(field.name.length)}` }),
    to: linkTable(entity, one),
  }));
  return [
    ...(isColumn
      ? [`alter table ${quote(entity.table)} rename column ${quote(earlier)} to ${quote(field.name)}`]
      : []),
    ...linked
      .filter(({ from, to }) => tables.has(from) && !tables.has(to))
      .map(({ from, to }) => renameTable(from, to)),
  ];
}

function ofNested(model: Model, { tables }: LiveModel): Renaming[] {
  return [...model.entities.values()].flatMap((entity) => {
    const live = tables.get(entity.table);
    if (!live) return [];
    return nestedRenames(entity)
      .filter(({ field }) => live.columns.has(field.name))
      .flatMap(({ field, part, earlier, value, historySql }): Renaming[] => {
        const links = { from: linkTable(entity, namedBefore(part, earlier)), to: linkTable(entity, part) };
        const column = quote(field.name);
        const [table, where] = [quote(entity.table), `${column} is distinct from ${value}`];
        const why = `${part.name.slice(0, part.name.lastIndexOf('.'))}.${earlier} of ${entity.table} is named ${part.name} now.`;
        const isLinked = part.ref !== undefined && tables.has(links.from) && !tables.has(links.to);
        return [
          ...(isLinked
            ? [{ table: entity.table, why, statements: [renameTable(links.from, links.to)] }]
            : []),
          {
            table: entity.table,
            why,
            countSql: `select count(*) as rows from ${table} where ${where}`,
            statements: [
              ...releases(entity, field, live),
              `update ${table} set ${column} = ${value} where ${where}`,
              historySql,
            ],
          },
        ];
      });
  });
}

function namedBefore(part: Field, earlier: string): Field {
  return { ...part, name: `${part.name.slice(0, part.name.lastIndexOf('.') + 1)}${earlier}` };
}

function ofValues(model: Model, { tables }: LiveModel): Renaming[] {
  return [...model.entities.values()].flatMap((entity) => {
    const live = tables.get(entity.table);
    if (!live) return [];
    return [...entity.fields.values()]
      .filter(({ name }) => live.columns.has(name))
      .flatMap((field) =>
        field.options.flatMap(({ value, was = [] }) =>
          was.map((earlier) => valueRename(entity, field, live, earlier, value)),
        ),
      );
  });
}

function valueRename(entity: Entity, field: Field, live: LiveTable, from: string, to: string): Renaming {
  const table = quote(entity.table);
  const column = quote(field.name);
  const [holds, value] =
    field.type === 'enum'
      ? [`${column} = ${literal(from)}`, literal(to)]
      : [`${literal(from)} = any(${column})`, `array_replace(${column}, ${literal(from)}, ${literal(to)})`];
  return {
    table: entity.table,
    why: `"${from}" of ${entity.table}.${field.name} is "${to}" now.`,
    countSql: `select count(*) as rows from ${table} where ${holds}`,
    statements: [...releases(entity, field, live), `update ${table} set ${column} = ${value} where ${holds}`],
  };
}

/** Drops checks that name the earlier values, and triggers; the plan creates both again. */
function releases({ table }: Entity, field: Field, { triggers, constraints }: LiveTable): string[] {
  const checks = [...constraints].filter(([name, on]) => isOurs(name) && on.includes(field.name));
  return [
    ...[...triggers].filter(isOurs).map((name) => `drop trigger if exists ${quote(name)} on ${quote(table)}`),
    ...checks.map(([name]) => `alter table ${quote(table)} drop constraint if exists ${quote(name)}`),
  ];
}

function renameTable(from: string, to: string): string {
  return `alter table ${quote(from)} rename to ${quote(to)}`;
}
