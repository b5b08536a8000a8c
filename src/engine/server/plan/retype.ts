import { quote } from '../database/sql-text';
import type { DesiredColumn } from './desired-table';
import type { LiveColumn } from './live-model';
import type { Step } from './plan';

/** Type changes without loss, as `from to`. */
const widenings: ReadonlySet<string> = new Set([
  'bigint text',
  'boolean text',
  'date text',
  'double precision text',
  'numeric(9,4) text',
  'numeric(15,2) text',
  'bigint double precision',
  'numeric(9,4) double precision',
]);

const numeric = /^(bigint|integer|double precision|numeric\(.*\))$/;

/** Changes the type of a column and converts its values. */
export function retype(table: string, column: DesiredColumn, live: LiveColumn): Step {
  const name = quote(column.name);
  const sql = `alter table ${quote(table)} alter column ${name} type ${column.sqlType} using ${cast(name, live.sqlType, column.sqlType)}`;
  const why = `${table}.${column.name} is ${column.sqlType} now; it was ${live.sqlType}.`;
  if (widenings.has(`${live.sqlType} ${column.sqlType}`)) return { table, sql, why };
  return {
    table,
    sql,
    why,
    risk: {
      countSql: `select count(*) as rows from ${quote(table)} where ${name} is not null`,
      loses: true,
      remedy: 'Values are converted; one that cannot be stops everything, and nothing is changed.',
    },
  };
}

/** A cast through text works between any two types, and fails only for values that do not fit. */
function cast(name: string, from: string, to: string): string {
  if (to === 'jsonb') return `to_jsonb(${name})`;
  if (to === 'text[]') return `case when ${name} is not null then array[${name}::text] end`;
  if (numeric.test(from) && numeric.test(to)) return `${name}::${to}`;
  return to === 'text' ? `${name}::text` : `${name}::text::${to}`;
}
