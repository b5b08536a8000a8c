import type { Connection, Submittable } from 'pg';

/** A connection keeps the plan of each of its prepared statements. */
const limit = 100;

/** The prepared statements of one connection. When there are too many, the least recently used one is evicted. */
export class PreparedNames {
  /** By SQL; the least recently used first. */
  readonly #names = new Map<string, string>();
  #created = 0;

  /** The name of a statement that is prepared. */
  use(sql: string): string | undefined {
    const name = this.#names.get(sql);
    if (name === undefined) return undefined;
    this.#names.delete(sql);
    this.#names.set(sql, name);
    return name;
  }

  /** Gives a name to another statement; `evicted` is the name of the one that has to be closed for it. */
  add(sql: string): { readonly name: string; readonly evicted: string | undefined } {
    const [oldest] = this.#names.size === limit ? this.#names : [];
    if (oldest) this.#names.delete(oldest[0]);
    this.#created += 1;
    const name = `footwork_${this.#created}`;
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
export class ClosePrepared implements Submittable {
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
