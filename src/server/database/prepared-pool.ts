import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/**
 * Begins a statement whose best plan depends on its values: PostgreSQL may settle on one plan for all
 * values of a prepared statement, and walk the whole table where few rows match.
 */
export const plannedAnew = '/* planned anew */ ';

/** A statement is prepared when it comes this often, */
const worthwhile = 5;

/** up to this many, since each connection keeps the plan of each. */
const preparedLimit = 100;

const seenLimit = 2000;

/**
 * The pool, with statements that recur prepared under a name: PostgreSQL then parses and plans each once
 * per connection. Statements without values, and those that are `plannedAnew`, go as they are.
 */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const seen = new Map<string, number>();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  const nameOf = (sql: string): string | undefined => {
    const name = names.get(sql);
    if (name !== undefined || names.size === preparedLimit) return name;
    const times = (seen.get(sql) ?? 0) + 1;
    if (times < worthwhile) {
      if (seen.size === seenLimit) seen.clear();
      seen.set(sql, times);
      return undefined;
    }
    seen.delete(sql);
    const fresh = `footwork_${names.size}`;
    names.set(sql, fresh);
    return fresh;
  };

  const preparing = (client: pg.PoolClient): PostgresPoolClient => {
    const query = async (text: string, values: readonly unknown[]) => {
      const name = values.length === 0 || text.startsWith(plannedAnew) ? undefined : nameOf(text);
      const { command, rowCount, rows } = await client.query({ name, text, values: [...values] });
      return { command, rowCount: rowCount ?? 0, rows };
    };
    return { query: query as PostgresPoolClient['query'], release: () => client.release() };
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
