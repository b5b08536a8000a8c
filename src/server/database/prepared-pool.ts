import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Connection, Submittable } from 'pg';

/**
 * Begins a statement whose best plan depends on its values: PostgreSQL may settle on one plan for all
 * values of a prepared statement, and walk the whole table where few rows match.
 */
export const plannedEachTime = '/* planned each time */ ';

/** A statement is prepared when it comes this often. */
const worthwhile = 5;

const seenLimit = 2000;

/**
 * The pool, with statements that recur prepared under a name: PostgreSQL then parses and plans each once
 * per connection. Statements without values, and those that are `plannedEachTime`, go as they are; without `prepare`, all do.
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
      const known = names.use(sql);
      if (known !== undefined || !recurs(sql)) return known;
      const { name, evicted } = names.add(sql);
      if (evicted !== undefined) await client.query(new ClosePrepared(evicted)).done;
      return name;
    };

    const query = async (text: string, values: readonly unknown[]) => {
      const isPlain = !prepare || values.length === 0 || text.startsWith(plannedEachTime);
      const name = isPlain ? undefined : await nameOf(text);
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

/** A connection keeps the plan of each of its prepared statements. */
const limit = 100;

/** The prepared statements of one connection. When there are too many, the least recently used one is evicted. */
class PreparedNames {
  /** By SQL; the least recently used first. */
  readonly #names = new Map<string, string>();

  /** The name of a statement that is prepared. */
  use(sql: string): string | undefined {
    const name = this.#names.get(sql);
    if (name === undefined) return undefined;
    this.#names.delete(sql);
    this.#names.set(sql, name);
    return name;
  }

  /**
   * Gives a name to another statement, made of its text: where a pooler mixes up sessions, a name never stands for
   * another statement. `evicted` is the name of the one that has to be closed for it.
   */
  add(sql: string): { readonly name: string; readonly evicted: string | undefined } {
    const [oldest] = this.#names.size === limit ? this.#names : [];
    if (oldest) this.#names.delete(oldest[0]);
    const name = `footwork_${createHash('sha256').update(sql).digest('hex').slice(0, 40)}`;
    this.#names.set(sql, name);
    return { name, evicted: oldest?.[1] };
  }
}

declare module 'pg' {
  /** What node-postgres keeps of named statements. */
  interface Connection {
    readonly parsedStatements: Record<string, string>;
    readonly submittedNamedStatements: Record<string, string>;
  }
}

/**
 * Closes a prepared statement by a message of the protocol. Unlike `deallocate`, that works in a failed
 * transaction, and for a statement that could not be prepared.
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

  /** On a lost connection, which has closed all its statements. */
  handleError(): void {
    this.#finish();
  }
}
