import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { quote } from '../../../database/sql-text';
import { run } from '../../../database/statement';
import type { Connection } from '../../../database/transaction';
import { type ListPlan, searched } from '../list/list-plan';
import type { FoundRow } from '../record/record-statement';
import { exportedIds, exportedRows } from './export-statements';

/** Rows per batch: the rows in memory, and the work between two turns of the event loop. */
const batchSize = 200;

/**
 * Every row of a list, in batches. A cursor keeps the ids as of its start, and each batch reads its rows by id. The
 * cursor is `with hold`, so that it needs no transaction: PGlite can then serve others between two batches.
 */
export async function* batches(connection: Connection, plan: ListPlan): AsyncGenerator<FoundRow[]> {
  const cursor = quote(`export_${randomUUID()}`);
  const ids = exportedIds(await searched(connection, plan));
  await run(connection, { ...ids, sql: `declare ${cursor} no scroll cursor with hold for ${ids.sql}` });
  const next = sql.raw<{ id: number }>(`fetch ${batchSize} from ${cursor}`);
  try {
    for (;;) {
      const { rows: found } = await next.execute(connection);
      if (found.length === 0) return;
      yield await run<FoundRow>(
        connection,
        exportedRows(
          plan,
          found.map(({ id }) => id),
        ),
      );
    }
  } finally {
    // `close` fails after the transaction or the connection has failed; the cursor is gone then.
    await sql
      .raw(`close ${cursor}`)
      .execute(connection)
      .catch(() => {});
  }
}
