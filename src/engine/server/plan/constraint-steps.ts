import { quote } from '../database/sql-text';
import { remadeColumns } from './column-steps';
import {
  type Demand,
  type DesiredConstraint,
  type DesiredIndex,
  type DesiredTable,
  isOurs,
} from './desired-table';
import type { LiveModel, LiveTable } from './live-model';
import { groupsNamed, type Risk, type Step } from './plan';
import { plannedRows } from './planned-rows';

/** Drops constraints and indexes that are no longer declared or whose declaration changed. */
export function dropSteps(current: LiveTable, table: DesiredTable): Step[] {
  const name = quote(table.name);
  const constraints = missingFrom(table.constraints, current.constraints.keys());
  const indexes = missingFrom(table.indexes, current.indexes.keys());
  return [
    ...constraints.map((constraint) => ({
      table: table.name,
      sql: `alter table ${name} drop constraint ${quote(constraint)}`,
      why: `The constraint is no longer declared, or declared otherwise.`,
    })),
    ...indexes.map((index) => ({
      table: table.name,
      sql: `drop index ${quote(index)}`,
      why: `The index is no longer declared, or declared otherwise.`,
    })),
  ];
}

/** Our live names that are not among the desired ones. */
export function missingFrom(desired: readonly { readonly name: string }[], live: Iterable<string>): string[] {
  const names = new Set(desired.map((item) => item.name));
  return [...live].filter((name) => isOurs(name) && !names.has(name));
}

/** Adds constraints that the live table lacks, or loses when one of their columns is dropped and added again. */
export function constraintSteps(live: LiveModel, current: LiveTable, table: DesiredTable): Step[] {
  return table.constraints
    .filter(({ name }) => !isKept(current, table, current.constraints.get(name)))
    .map((constraint) => ({
      ...addConstraint(table.name, constraint),
      risk: riskOf(live, current, table, constraint),
    }));
}

export function addConstraint(table: string, { name, definition }: DesiredConstraint): Step {
  const sql = `alter table ${quote(table)} add constraint ${quote(name)} ${definition}`;
  return { table, sql, why: `${table}: ${definition}.` };
}

/** Adds indexes that the table lacks, or loses with such a column. */
export function indexSteps(live: LiveModel, current: LiveTable | undefined, table: DesiredTable): Step[] {
  return table.indexes
    .filter(({ name }) => !current || !isKept(current, table, current.indexes.get(name)))
    .map((index) => ({
      ...addIndex(table.name, index),
      risk: current && index.demands && riskOf(live, current, table, index.demands),
    }));
}

/** Whether the constraint or index exists and none of its columns is dropped and added again. */
function isKept(current: LiveTable, table: DesiredTable, columns: readonly string[] | undefined): boolean {
  if (columns === undefined) return false;
  const remade = remadeColumns(current, table);
  return !columns.some((column) => remade.includes(column));
}

function addIndex(table: string, { name, definition, demands }: DesiredIndex): Step {
  const placed = `index ${quote(name)} on ${quote(table)} ${definition}`;
  return demands
    ? { table, sql: `create unique ${placed}`, why: `${table}: unique ${definition}.` }
    : { table, sql: `create ${placed}`, why: `${table} is listed, joined or searched this way.` };
}

/** Undefined if a column is retyped or created again: its future values cannot be counted beforehand. */
function riskOf(live: LiveModel, current: LiveTable, table: DesiredTable, demand: Demand): Risk | undefined {
  const remade = remadeColumns(current, table);
  const isOther = table.columns.some(({ name, sqlType }) => {
    const before = current.columns.get(name);
    const isRetyped = before !== undefined && before.sqlType !== sqlType;
    return demand.columns.includes(name) && (isRetyped || remade.includes(name));
  });
  if (isOther) return undefined;
  const inside = demand.kind === 'check' ? demand.inside : undefined;
  const rows = plannedRows(live, current, table, demand.columns);
  const { counted, listed, groupsSql } = violators(live, rows, demand);
  return {
    countSql: counted,
    groupsSql,
    inside: inside && current.columns.has(inside.name) ? { table: table.name, field: inside } : undefined,
    loses: false,
    remedy: `Mend them first: ${listed};`,
  };
}

interface Violators {
  readonly counted: string;
  readonly listed: string;
  readonly groupsSql?: string;
}

function violators(live: LiveModel, rows: string, demand: Demand): Violators {
  switch (demand.kind) {
    case 'check':
      return selections(`from ${rows} where (${demand.condition}) is false`, '"id"');
    case 'foreign': {
      const column = quote(demand.columns[0] ?? '');
      const target = quote(demand.target);
      const dangling = live.tables.has(demand.target)
        ? ` and not exists (select from ${target} as target where target."id" = referrer.${column})`
        : '';
      return selections(
        `from (select * from ${rows}) as referrer where ${column} is not null${dangling}`,
        column,
      );
    }
    case 'unique': {
      const groups = `from ${rows} where ${demand.among} group by ${demand.key} having count(*) > 1`;
      return {
        counted: `select coalesce(sum(same), 0) as rows from (select count(*) as same ${groups}) as shared`,
        listed: `select array_agg("id" order by "id") as ids, ${demand.key} ${groups}`,
        groupsSql: `select array_agg("id" order by "id")::text[] as ids ${groups} order by min("id") limit ${groupsNamed + 1}`,
      };
    }
  }
}

function selections(from: string, listed: string) {
  return { counted: `select count(*) as rows ${from}`, listed: `select ${listed} ${from}` };
}
