import { sql } from 'kysely';
import type { Actor } from '../../schema/access/actor';
import type { Connection } from '../database/transaction';

/** The name of an account in notices to other accounts; never the login name, which needs a permission. */
export async function publicName(connection: Connection, { id }: Actor): Promise<string> {
  const { rows } = await sql<{ nickname: string }>`
    select nickname from manager where id = ${id}`.execute(connection);
  return rows[0]?.nickname ?? '';
}
