import type { PGlite } from '@electric-sql/pglite';
import { afterEach, expect, test, vi } from 'vitest';
import { pglitePool } from '../../../src/server/database/pglite-pool';

afterEach(() => {
  vi.useRealTimers();
});

test('who waits in vain is told so, and does not hold up the others', async () => {
  vi.useFakeTimers();
  const pool = pglitePool({} as PGlite);
  const first = await pool.connect();
  const impatient = expect(pool.connect()).rejects.toThrow('The embedded database is busy');
  await vi.advanceTimersByTimeAsync(29_000);
  const patient = pool.connect();
  await vi.advanceTimersByTimeAsync(1_000);
  await impatient;
  first.release();
  (await patient).release();
  (await pool.connect()).release();
});
