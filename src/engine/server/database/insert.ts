import { sql } from 'kysely';
import type { Connection } from './transaction';

export type SeedRow = Readonly<Record<string, unknown>>;

/** Assigns ids of a table to items, so that rows can reference each other before they are stored. */
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

/** Inserts rows with equal keys in one statement; the types are those of the columns. */
export async function insertRows(kysely: Connection, table: string, rows: readonly SeedRow[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    kysely,
  );
}

/** Inserts the targets of each owner's `references` field, in order. */
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
