import { randomUUID } from 'node:crypto';
import { quote } from '../../../database/sql-text';
import { run } from '../../../database/statement';
import type { Connection } from '../../../database/transaction';
import { type ListPlan, searched } from '../list/list-plan';
import type { FoundRow } from '../record/record-statement';
import { exportedIds, exportedRows } from './export-statements';

/** Rows read at a time: what an export holds in memory, and turns into text before other requests have their turn. */
const batchSize = 200;

/**
 * Every row of a list, in batches. A cursor holds the ids as they were at the beginning, and the rows of each batch
 * are read by id. The cursor is held without a transaction too: PGlite, which has a single session, can then do
 * other work between two batches.
 */
export async function* batches(connection: Connection, plan: ListPlan): AsyncGenerator<FoundRow[]> {
  const cursor = quote(`export_${randomUUID()}`);
  const { sql, parameters } = exportedIds(await searched(connection, plan));
  await run(connection, { sql: `declare ${cursor} no scroll cursor with hold for ${sql}`, parameters });
  const next = { sql: `fetch ${batchSize} from ${cursor}`, parameters: [] };
  try {
    for (;;) {
      const found = await run<{ id: number }>(connection, next);
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
    // Fails where the transaction or the connection has failed, and the cursor is gone.
    await run(connection, { sql: `close ${cursor}`, parameters: [] }).catch(() => {});
  }
}
