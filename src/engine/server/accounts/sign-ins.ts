import type { SignIn } from '../../schema/contract/endpoints/account';
import type { Database } from '../database/database';
import { systemTable } from '../database/system-schema';
import { retrying } from '../database/transaction';
import type { Origin } from './sessions';

/** Number of logins that are stored per account. */
const kept = 10;

/** Stores a login and deletes the oldest ones of the account. */
export async function noteSignIn(
  { kysely }: Database,
  managerId: number,
  { ip, userAgent }: Origin,
  now: Date,
): Promise<void> {
  await kysely
    .insertInto(systemTable('sign_in'))
    .values({ manager_id: managerId, at: now, ip, user_agent: userAgent?.slice(0, 300) ?? null })
    .execute();
  const forgotten = kysely
    .deleteFrom(systemTable('sign_in'))
    .where('manager_id', '=', managerId)
    .where('id', 'not in', (query) =>
      query
        .selectFrom(systemTable('sign_in'))
        .select('id')
        .where('manager_id', '=', managerId)
        .orderBy('id', 'desc')
        .limit(kept),
    );
  await retrying(() => forgotten.execute());
}

/** The last logins of an account, newest first. */
export async function signInsOf({ kysely }: Database, managerId: number): Promise<SignIn[]> {
  const rows = await kysely
    .selectFrom(systemTable('sign_in'))
    .selectAll()
    .where('manager_id', '=', managerId)
    .orderBy('id', 'desc')
    .limit(kept)
    .execute();
  return rows.map(({ at, ip, user_agent }) => ({ at, ip, userAgent: user_agent }));
}
