import { sql } from 'kysely';
import content from '#app/content';
import { entityNamed, type Model } from '../../schema/declaration/model';
import type { Database } from '../database/database';
import { verifyPassword } from '../entity/write/password';

/** Names of the active demo accounts that still have the demo's public password. */
export async function openDemoAccounts({ kysely }: Database, model: Model): Promise<string[]> {
  const { password: demoPassword, accounts: announced } = content.demo ?? { password: '', accounts: [] };
  if (announced.length === 0) return [];
  const { rows } = await sql<{ username: string; password: string }>`
    select username, password from ${sql.table(entityNamed(model, 'manager').table)}
    where username in (${sql.join(announced)}) and available and password is not null`.execute(kysely);
  const hashes = [...new Set(rows.map((row) => row.password))];
  const matches = await Promise.all(hashes.map((hash) => verifyPassword(hash, demoPassword)));
  const open = new Set(hashes.filter((_, at) => matches[at]));
  return announced.filter((name) => rows.some((row) => row.username === name && open.has(row.password)));
}
