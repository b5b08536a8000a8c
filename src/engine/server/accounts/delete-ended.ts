import { sql } from 'kysely';
import { systemSchema } from '../../schema/contract/app';
import type { Database } from '../database/database';
import { retrying } from '../database/transaction';

const tables = {
  login_attempt: { key: 'subject', end: 'ends_at' },
  rate_limit: { key: 'subject', end: 'ends_at' },
  challenge: { key: 'key', end: 'until' },
} as const;

/** Deletes at most 100 expired rows of the table; skips locked rows. */
export async function deleteEnded(
  { kysely }: Database,
  table: keyof typeof tables,
  now: Date,
): Promise<void> {
  const from = sql.id(systemSchema, table);
  const key = sql.id(tables[table].key);
  const ended = sql`delete from ${from} where ${key} in (
    select ${key} from ${from} where ${sql.id(tables[table].end)} <= ${now.toISOString()} limit 100 for update skip locked)`;
  await retrying(() => ended.execute(kysely));
}
