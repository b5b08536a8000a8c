import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { ClosePrepared, PreparedNames } from './prepared-names';

/**
 * Begins a statement whose best plan depends on its values: PostgreSQL may settle on one plan for all
 * values of a prepared statement, and walk the whole table where few rows match.
 */
export const plannedAnew = '/* planned anew */ ';

/** A statement is prepared when it comes this often. */
const worthwhile = 5;

const seenLimit = 2000;

/**
 * The pool, with statements that recur prepared under a name: PostgreSQL then parses and plans each once
 * per connection. Statements without values, and those that are `plannedAnew`, go as they are.
 */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const seen = new Map<string, number>();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  const recurs = (sql: string): boolean => {
    const times = (seen.get(sql) ?? 0) + 1;
    if (times > worthwhile) return true;
    if (seen.size === seenLimit) seen.clear();
    seen.set(sql, times);
    return times === worthwhile;
  };

  const preparing = (client: pg.PoolClient): PostgresPoolClient => {
    const names = new PreparedNames();
    let lost: Error | undefined;

    const nameOf = async (sql: string): Promise<string | undefined> => {
      const known = names.use(sql);
      if (known !== undefined || !recurs(sql)) return known;
      const { name, evicted } = names.add(sql);
      if (evicted !== undefined) await client.query(new ClosePrepared(evicted)).done;
      return name;
    };

    const query = async (text: string, values: readonly unknown[]) => {
      const name = values.length === 0 || text.startsWith(plannedAnew) ? undefined : await nameOf(text);
      try {
        const { command, rowCount, rows } = await client.query({ name, text, values: [...values] });
        return { command, rowCount: rowCount ?? 0, rows };
      } catch (error) {
        // Fails on a lost connection only, which has rolled back; what it was lost by is the error to report.
        if (text !== 'rollback') throw error;
        lost = error as Error;
        return { command: 'ROLLBACK', rowCount: 0, rows: [] };
      }
    };
    return { query: query as PostgresPoolClient['query'], release: () => client.release(lost) };
  };

  return {
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparing(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}
