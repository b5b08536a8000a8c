import type { Transaction } from 'kysely';
import { run, type Statement } from '../../../database/statement';
import type { SystemTables } from '../../../database/system-tables';

/** Rows fetched at a time: what an export holds in memory. */
const batchSize = 500;

/** What the statement finds, in batches of one snapshot. Each transaction takes one such cursor. */
export async function* batches<Found>(
  transaction: Transaction<SystemTables>,
  { sql, parameters }: Statement,
): AsyncGenerator<Found[]> {
  await run(transaction, { sql: `declare exported no scroll cursor for ${sql}`, parameters });
  let found: Found[];
  do {
    found = await run<Found>(transaction, { sql: `fetch ${batchSize} from exported`, parameters: [] });
    yield found;
  } while (found.length === batchSize);
}
