import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/database';

/** Milliseconds after which a page of the console is served without waiting for the database. */
const timeout = 1000;

/** The origins of menus of type iframe. */
export class FramedSites {
  #known: readonly string[] = [];

  constructor(private readonly database: Database) {}

  /** Origins such as `https://example.com`; the last known ones if the database does not answer in time. */
  async origins(): Promise<readonly string[]> {
    await Promise.race([this.#ask(), sleep(timeout, undefined, { ref: false })]);
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
      // The console itself reports that the database is unavailable.
    }
  }
}

function originOf(url: string): string[] {
  return URL.canParse(url) ? [new URL(url).origin] : [];
}
