import { sql } from 'kysely';
import type { Connection } from './transaction';

export type SeedRow = Readonly<Record<string, unknown>>;

/** Gives each item the next id of a table, so that rows can point at each other before they are stored. */
export async function identify<Item extends object>(
  kysely: Connection,
  table: string,
  items: readonly Item[],
): Promise<(Item & { id: number })[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id
    from generate_series(1, ${items.length}::integer)`.execute(kysely);
  return rows.flatMap(({ id }, at) => {
    const item = items[at];
    return item ? [{ ...item, id }] : [];
  });
}

/** Stores rows that all have the same keys, in one statement; the columns give the types. */
export async function insertRows(kysely: Connection, table: string, rows: readonly SeedRow[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    kysely,
  );
}

/** Stores what each owner points to through a `references` field, in order. */
export async function insertLinks(
  kysely: Connection,
  table: string,
  links: readonly { readonly owner: number; readonly targets: readonly number[] }[],
): Promise<void> {
  const rows = links.flatMap(({ owner, targets }) =>
    targets.map((target, position) => ({ owner, target, position })),
  );
  if (rows.length > 0) await insertRows(kysely, table, rows);
}
