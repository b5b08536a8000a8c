import { run } from '../../database/statement';
import type { Connection } from '../../database/transaction';

const sql = `
select a.attname as name
from pg_class as t join pg_attribute as a on a.attrelid = t.oid
where t.relname = $1 and t.relnamespace = 'public'::regnamespace and a.attnum > 0 and (
  exists (
    select from pg_constraint as c
    where c.conrelid = t.oid and c.conname = $2 and a.attnum = any(c.conkey)
  ) or exists (
    select from pg_depend as d join pg_class as x on x.oid = d.objid
    where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass
      and x.relname = $2 and d.refobjid = t.oid and d.refobjsubid = a.attnum
  )
)
order by a.attnum`;

/** The columns of a constraint or unique index, be it of an expression, asked of the catalogue so that no name has to be taken apart. */
export async function constraintColumns(
  connection: Connection,
  table: string,
  constraint: string,
): Promise<string[]> {
  const rows = await run<{ name: string }>(connection, { sql, parameters: [table, constraint] });
  return rows.map((row) => row.name);
}
