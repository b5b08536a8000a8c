import { sql } from 'kysely';
import type { Actor } from '../../entity/access/actor';
import type { Connection } from '../database/transaction';

/** The name of an account for notices to others, who may lack the permission to see its login name. */
export async function publicName(connection: Connection, { id }: Actor): Promise<string> {
  const { rows } = await sql<{ nickname: string }>`
    select nickname from manager where id = ${id}`.execute(connection);
  return rows[0]?.nickname ?? '';
}
