import { sql } from 'kysely';
import { systemSchema } from '../../schema/contract/app';
import type { Connection } from '../database/transaction';

export interface LiveColumn {
  readonly sqlType: string;
  readonly notNull: boolean;
  readonly default: string | undefined;
  readonly generated: boolean;
  /** Set if the generation expression is `x is not null`: the column x. */
  readonly presenceOf: string | undefined;
}

export interface LiveTable {
  readonly name: string;
  readonly columns: ReadonlyMap<string, LiveColumn>;
  /** Columns by name of constraint. */
  readonly constraints: ReadonlyMap<string, readonly string[]>;
  readonly indexes: ReadonlyMap<string, readonly string[]>;
  /** Target table by name of foreign key. */
  readonly foreignKeys: ReadonlyMap<string, string>;
  readonly triggers: ReadonlySet<string>;
  /** The bodies of the trigger functions, in one line. */
  readonly executed: string;
}

/** The current state of the database, as far as a plan needs it. */
export interface LiveModel {
  readonly tables: ReadonlyMap<string, LiveTable>;
  /** Trigger functions by name; `callers` are the tables whose triggers call it. */
  readonly functions: ReadonlyMap<string, { readonly callers: readonly string[]; readonly source: string }>;
  /** Names of the tables that hold rollups. */
  readonly rollups: ReadonlySet<string>;
}

/** Reads the system catalog: tables of `public`, functions and rollups of the system schema. */
export async function readLiveModel(kysely: Connection): Promise<LiveModel> {
  const columns = byTable(await columnsOf(kysely));
  const parts = byTable(await partsOf(kysely));
  const functions = await sql<{ name: string; source: string; callers: string[] }>`
    select f.proname as name, f.prosrc as source, array(
      select distinct c.relname::text from pg_trigger as t join pg_class as c on c.oid = t.tgrelid
      where t.tgfoid = f.oid order by 1
    ) as callers
    from pg_proc as f
    where f.pronamespace = to_regnamespace(${sql.lit(systemSchema)}) and f.prorettype = 'trigger'::regtype
    order by 1`.execute(kysely);
  const rollups = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = to_regnamespace(${sql.lit(systemSchema)}) and relkind = 'r' and relname like 'rollup\\_%'`.execute(
    kysely,
  );
  const tables = [...columns].map(([name, own]): [string, LiveTable] => {
    const named = (kind: Part['kind']) =>
      new Map(
        (parts.get(name) ?? []).filter((part) => part.kind === kind).map((part) => [part.name, part.columns]),
      );
    return [
      name,
      {
        name,
        columns: new Map(
          own.map((column) => [
            column.name,
            { ...column, default: column.default ?? undefined, presenceOf: column.presenceOf ?? undefined },
          ]),
        ),
        constraints: named('constraint'),
        indexes: named('index'),
        foreignKeys: new Map(
          (parts.get(name) ?? []).flatMap((part) => (part.target === null ? [] : [[part.name, part.target]])),
        ),
        triggers: new Set(named('trigger').keys()),
        executed: functions.rows
          .filter(({ callers }) => callers.includes(name))
          .map(({ source }) => inOneLine(source))
          .join('\n'),
      },
    ];
  });
  return {
    tables: new Map(tables),
    functions: new Map(functions.rows.map((row) => [row.name, row])),
    rollups: new Set(rollups.rows.map(({ name }) => name)),
  };
}

/** Whether triggers of the table execute these statements. */
export function isExecuted(table: LiveTable | undefined, statements: string): boolean {
  return table?.executed.includes(inOneLine(statements)) ?? false;
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function byTable<Row extends { readonly table: string }>(rows: readonly Row[]): ReadonlyMap<string, Row[]> {
  const tables = new Map<string, Row[]>();
  for (const row of rows) {
    const known = tables.get(row.table);
    if (known) known.push(row);
    else tables.set(row.table, [row]);
  }
  return tables;
}

interface ColumnRow {
  readonly table: string;
  readonly name: string;
  readonly sqlType: string;
  readonly notNull: boolean;
  readonly default: string | null;
  readonly generated: boolean;
  readonly presenceOf: string | null;
}

async function columnsOf(kysely: Connection): Promise<ColumnRow[]> {
  const { rows } = await sql<ColumnRow>`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as "sqlType",
      a.attnotnull as "notNull", a.attgenerated <> '' as generated,
      case when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end as "default",
      case when a.attgenerated <> '' then (
        select attname from pg_attribute as filled
        where filled.attrelid = c.oid and filled.attnum > 0 and not filled.attisdropped
          and pg_get_expr(d.adbin, d.adrelid) = format('(%I IS NOT NULL)', filled.attname)
      ) end as "presenceOf"
    from pg_class as c
    join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef as d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = to_regnamespace('public') and c.relkind in ('r', 'p')
    order by c.relname, a.attnum`.execute(kysely);
  return rows;
}

interface Part {
  readonly table: string;
  readonly kind: 'constraint' | 'index' | 'trigger';
  readonly name: string;
  readonly columns: readonly string[];
  /** Target table of a foreign key. */
  readonly target: string | null;
}

/** Constraints and indexes, without primary keys and the named NOT NULL constraints of PostgreSQL 18. */
async function partsOf(kysely: Connection): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select c.relname as "table", part.kind, part.name, part.target::regclass::text as target, array(
      select a.attname::text from pg_depend as d
      join pg_attribute as a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      where d.classid = part.catalogue and d.objid = part.oid
        and d.refclassid = 'pg_class'::regclass and d.refobjid = c.oid
    ) as columns
    from pg_class as c
    join (
      select 'pg_constraint'::regclass as catalogue, oid, conrelid as relation, 'constraint' as kind, conname as name,
        nullif(confrelid, 0) as target
        from pg_constraint
        where contype in ('c', 'u', 'f')
      union all
      select 'pg_class'::regclass, x.oid, i.indrelid, 'index', x.relname, null from pg_index as i join pg_class as x on x.oid = i.indexrelid
        where not exists (select from pg_constraint as n where n.conindid = i.indexrelid and n.contype in ('p', 'u', 'x'))
      union all
      select 'pg_trigger'::regclass, oid, tgrelid, 'trigger', tgname, null from pg_trigger where not tgisinternal
    ) as part on part.relation = c.oid
    where c.relnamespace = to_regnamespace('public')
    order by 1, 2, 3`.execute(kysely);
  return rows;
}
