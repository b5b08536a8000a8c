import { AppError } from '../../schema/contract/app-error';
import type { Database } from '../database/database';

/** For how long a result is cached, in ms: anybody may request it. */
const freshness = 1000;

/** Whether the database can be reached. Logs each change. */
export class Readiness {
  #checked = Number.NEGATIVE_INFINITY;
  #finding: Promise<void> = Promise.resolve();
  #failed = false;

  constructor(
    readonly database: Pick<Database, 'reach'>,
    readonly log: { error(fields: object, line: string): void; warn(line: string): void },
  ) {}

  /** Throws `databaseUnreachable`. */
  assertReady(): Promise<void> {
    const now = performance.now();
    if (now - this.#checked > freshness) {
      this.#checked = now;
      this.#finding = this.#check();
    }
    return this.#finding;
  }

  async #check(): Promise<void> {
    try {
      await this.database.reach();
      if (this.#failed) this.log.warn('database reached again');
      this.#failed = false;
    } catch (cause) {
      if (!this.#failed) this.log.error({ err: cause }, 'database unreachable');
      this.#failed = true;
      throw new AppError('databaseUnreachable');
    }
  }
}
