import { type Kysely, sql } from 'kysely';
import type { SystemTables } from '../database/system-tables';
import { PlanError } from './plan-error';

/** Throws `PlanError` where the database keeps texts in another encoding, in which not every text fits. */
export async function assertUtf8(kysely: Kysely<SystemTables>): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`
    select pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()`.execute(
    kysely,
  );
  const encoding = rows[0]?.encoding;
  if (encoding !== 'UTF8') throw PlanError.ofEncoding(encoding ?? 'nothing');
}
