import { sql } from 'kysely';
import type { Connection } from '../database/transaction';

/**
 * Whether texts can be searched by trigram index; creates the extension where the server allows it.
 * Not inside a transaction: a refusal would end it.
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
