import { sql } from 'kysely';
import type { Connection } from '../database/transaction';

/**
 * Whether trigram indexes are available; creates the extension if the server allows it.
 * Must not run in a transaction, which a refusal would abort.
 */
export async function ensureTrigrams(kysely: Connection): Promise<boolean> {
  if (await hasTrigrams(kysely)) return true;
  try {
    await sql`create extension if not exists pg_trgm`.execute(kysely);
    return true;
  } catch {
    return hasTrigrams(kysely);
  }
}

async function hasTrigrams(kysely: Connection): Promise<boolean> {
  const { rows } = await sql`select from pg_extension where extname = 'pg_trgm'`.execute(kysely);
  return rows.length > 0;
}
