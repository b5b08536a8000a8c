import { Duplex } from 'node:stream';
import type { Backend } from './backend';

/** Disables the statement timeout until the end of the transaction, on both engines. */
export const withoutTimeout = 'set local statement_timeout = 0';

const codes = { timeout: '57014', crash: '57P02' } as const;

/** A failure of the backend, with the code that PostgreSQL uses. */
class BackendError extends Error {
  readonly code: string;

  constructor(kind: keyof typeof codes, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = codes[kind];
  }
}

/**
 * A socket for node-postgres that connects to its own backend. PGlite cannot cancel a statement: a statement that takes
 * longer than `statementTimeout` (in ms; 0 is no limit) ends the backend and thus the connection.
 */
export class BackendSocket extends Duplex {
  #backend: Backend | undefined;
  #limited = true;

  constructor(
    private readonly open: () => Promise<Backend>,
    private readonly statementTimeout: number,
  ) {
    super();
  }

  connect(): void {
    this.open().then(
      (backend) => {
        this.#backend = backend;
        if (this.destroyed) void backend.kill();
        else this.emit('connect');
      },
      (error) => this.destroy(error),
    );
  }

  setNoDelay(): void {}

  ref(): void {}

  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#send(chunk).then(() => done(), done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  override _final(done: (error?: Error) => void): void {
    const closed = this.#backend?.close() ?? Promise.resolve();
    closed.then(() => {
      this.push(null);
      done();
    }, done);
  }

  /** Reports the error after the backend has ended, so that another one can be opened then. */
  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    const killed = this.#backend?.kill() ?? Promise.resolve();
    killed.then(
      () => done(error),
      () => done(error),
    );
  }

  async #send(messages: Buffer): Promise<void> {
    if (liftsTimeout(messages)) this.#limited = false;
    const limit = this.#limited && this.statementTimeout > 0 ? this.#startLimit() : undefined;
    try {
      const answer = Buffer.from((await this.#backend?.answer(messages)) ?? []);
      if (endsIdle(answer)) this.#limited = true;
      if (answer.length > 0) this.push(answer);
    } catch (cause) {
      throw new BackendError('crash', 'The embedded database has crashed.', { cause });
    } finally {
      clearTimeout(limit);
    }
  }

  #startLimit(): NodeJS.Timeout {
    return setTimeout(
      () => this.destroy(new BackendError('timeout', 'canceling statement due to statement timeout')),
      this.statementTimeout,
    );
  }
}

/** Whether the messages are a `Query` with `withoutTimeout`. */
function liftsTimeout(messages: Buffer): boolean {
  return messages[0] === 0x51 && messages.subarray(5, -1).equals(Buffer.from(withoutTimeout));
}

/** Whether the response ends with `ReadyForQuery` outside of a transaction. */
function endsIdle(answer: Buffer): boolean {
  return answer.subarray(-6).equals(Buffer.from([0x5a, 0, 0, 0, 5, 0x49]));
}
