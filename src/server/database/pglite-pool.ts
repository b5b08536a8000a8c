import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { bytea, parsers } from './value-parsers';

/** How long a query waits for a transaction that is under way, in ms. */
const patience = 30_000;

/** PGlite's own makes a string of each byte: seconds for a file of 5 MiB. */
const serializers = { [bytea]: hexText };

/** PGlite as a pool of one connection: who holds it, holds it alone until released. */
export function pglitePool(pglite: PGlite): PostgresPool {
  const waiting: (() => void)[] = [];
  let held = false;

  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else held = false;
  };

  const hold = () =>
    new Promise<void>((resolve, reject) => {
      if (!held) {
        held = true;
        resolve();
        return;
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(turn), 1);
        reject(new Error('The embedded database is busy: no connection within 30 s.'));
      }, patience);
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      waiting.push(turn);
    });

  return {
    async connect() {
      await hold();
      return { query: query as PostgresPoolClient['query'], release };
    },
    async end() {
      await hold();
      await pglite.close();
      release();
    },
  };

  async function query(sql: string, parameters: readonly unknown[]) {
    const result = await pglite.query(sql, parameters.map(encode), { parsers, serializers });
    return { command: result.command, rowCount: result.rowCount ?? 0, rows: result.rows };
  }
}

/** As node-postgres does it; PGlite alone would encode by the type that the server infers. */
function encode(value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (value instanceof Uint8Array) return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return arrayLiteral(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function hexText(bytes: Uint8Array): string {
  return `\\x${Buffer.from(bytes).toString('hex')}`;
}

function arrayLiteral(items: readonly unknown[]): string {
  const texts = items.map((item) => {
    if (Array.isArray(item)) return arrayLiteral(item);
    const text = encode(item);
    return text === null ? 'NULL' : `"${String(text).replace(/[\\"]/g, '\\$&')}"`;
  });
  return `{${texts.join(',')}}`;
}
