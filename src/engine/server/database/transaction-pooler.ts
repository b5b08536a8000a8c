import type pg from 'pg';
import { UnfitServer } from './session-settings';

const rounds = 3;

/**
 * Throws `UnfitServer` where one database session serves two of our connections, as behind a pooler in transaction
 * mode: a statement that one has prepared would be used by the other.
 */
export async function assertOwnSessions(connect: () => Promise<pg.Client>): Promise<void> {
  const one = await connect();
  const other = await connect().catch(async (error) => {
    await one.end();
    throw error;
  });
  try {
    for (let round = 0; round < rounds; round++) {
      const before = await sessionOf(one);
      await other.query('begin');
      const otherSession = await sessionOf(other);
      const after = await sessionOf(one);
      await other.query('rollback');
      if (otherSession === before || after !== before) {
        throw new UnfitServer(
          'a pooler in transaction mode stands before it. Use the mode "session", or set PG_PREPARE=0 and DATABASE_DIRECT_URL',
        );
      }
    }
  } finally {
    await Promise.all([one.end(), other.end()]);
  }
}

async function sessionOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}
