import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/database';

/** In ms: a page of the console waits no longer for a database that is busy or away. */
const patience = 1000;

/** The sites that menus show inside the console. */
export class FramedSites {
  #known: readonly string[] = [];

  constructor(private readonly database: Database) {}

  /** Origins, such as `https://example.com`; those of before where the database does not answer soon. */
  async origins(): Promise<readonly string[]> {
    await Promise.race([this.#ask(), sleep(patience, undefined, { ref: false })]);
    return this.#known;
  }

  async #ask(): Promise<void> {
    try {
      const { rows } = await sql<{ url: string }>`
        select distinct url from menu where type = 'iframe' and url ~* '^https:'`.execute(
        this.database.kysely,
      );
      this.#known = [...new Set(rows.flatMap(({ url }) => originOf(url)))].sort();
    } catch {
      // Its own page is what tells people that the database is away.
    }
  }
}

function originOf(url: string): string[] {
  return URL.canParse(url) ? [new URL(url).origin] : [];
}
