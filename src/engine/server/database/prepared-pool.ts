import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Connection, Submittable } from 'pg';
import pg from 'pg';
import { systemSchema } from '../../schema/contract/app';

/**
 * Prefix of a statement whose best plan depends on its values: PostgreSQL may choose one generic plan for a prepared
 * statement, and scan the whole table where few rows match.
 */
export const plannedEachTime = '/* planned each time */ ';

/** PostgreSQL plans a prepared statement for its values at its first five executions. */
const plannedForValues = 5;

/** Number of the use at which a statement is prepared. */
const worthwhile = 5;

const seenLimit = 2000;

/**
 * Wraps the pool so that recurring statements are prepared under a name: PostgreSQL then parses and plans each once per
 * connection. A statement with the prefix `plannedEachTime` is prepared again after every five executions. Statements
 * without values are not prepared; with `prepare` false, none is.
 */
export function preparingPool(
  pool: { connect(): Promise<pg.PoolClient>; end(): Promise<void> },
  prepare = true,
): PostgresPool {
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
      const prepared = names.use(sql) ?? (recurs(sql) ? names.add(sql) : undefined);
      if (prepared?.closed !== undefined) await client.query(new ClosePrepared(prepared.closed)).done;
      return prepared?.name;
    };

    const query = async (text: string, values: readonly unknown[]) => {
      const isPlain = !prepare || values.length === 0;
      const name = isPlain ? undefined : await nameOf(text);
      try {
        const { command, rowCount, rows } = await resultOf(client, name, text, [...values]);
        return { command, rowCount: rowCount ?? 0, rows };
      } catch (error) {
        // A rollback fails only on a lost connection, where the server has rolled back; the cause of the loss is the
        // error to report.
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

/**
 * Uses a callback: V8 would move everything that belongs to the promise of `client.query` to its old generation, where
 * it takes memory until the next full collection. Names the query afterwards, because node-postgres copies a
 * configuration object property by property, which takes longer than the rest of a query's preparation.
 */
function resultOf(
  client: pg.PoolClient,
  name: string | undefined,
  text: string,
  values: unknown[],
): Promise<pg.ResultBuilder> {
  return new Promise((resolve, reject) => {
    const query = new pg.Query(text, values, (error, result) => (error ? reject(error) : resolve(result)));
    client.query(Object.assign(query, { name }));
  });
}

/** Maximum number of prepared statements; a connection keeps the plan of each. */
const limit = 100;

interface Prepared {
  readonly name: string;
  /** The name of a statement that must be closed first. */
  readonly closed: string | undefined;
}

/** The prepared statements of one connection. Above the limit the least recently used one is closed. */
class PreparedNames {
  /** By SQL; the least recently used first. */
  readonly #statements = new Map<string, { readonly name: string; readonly executions: number }>();

  /** The name of a prepared statement for its next execution. */
  use(sql: string): Prepared | undefined {
    const known = this.#statements.get(sql);
    if (!known) return undefined;
    const { name, executions } = known;
    const isSpent = executions >= plannedForValues && sql.startsWith(plannedEachTime);
    this.#statements.delete(sql);
    this.#statements.set(sql, { name, executions: isSpent ? 1 : executions + 1 });
    return { name, closed: isSpent ? name : undefined };
  }

  /**
   * Adds a statement. Its name is a hash of its text: even if a pooler mixes up sessions, a name means one statement.
   */
  add(sql: string): Prepared {
    const [oldest] = this.#statements.size === limit ? this.#statements : [];
    if (oldest) this.#statements.delete(oldest[0]);
    const name = `${systemSchema}_${createHash('sha256').update(sql).digest('hex').slice(0, 40)}`;
    this.#statements.set(sql, { name, executions: 1 });
    return { name, closed: oldest?.[1].name };
  }
}

declare module 'pg' {
  /** node-postgres's records of named statements. */
  interface Connection {
    readonly parsedStatements: Record<string, string>;
    readonly submittedNamedStatements: Record<string, string>;
  }
}

/**
 * Closes a prepared statement by a protocol message. Unlike `deallocate`, the message works in a failed transaction,
 * and for a statement whose preparation failed.
 */
class ClosePrepared implements Submittable {
  readonly done: Promise<void>;
  #finish: () => void = () => {};

  constructor(readonly name: string) {
    this.done = new Promise((resolve) => {
      this.#finish = resolve;
    });
  }

  submit(connection: Connection): void {
    delete connection.parsedStatements[this.name];
    delete connection.submittedNamedStatements[this.name];
    connection.close({ type: 'S', name: this.name }, false);
    connection.sync();
  }

  handleReadyForQuery(): void {
    this.#finish();
  }

  /** A lost connection has closed all its statements. */
  handleError(): void {
    this.#finish();
  }
}
