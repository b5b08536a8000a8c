import pg from 'pg';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { readConfig } from '../../../src/engine/server/config';
import { prepareServer, type Server } from '../../../src/engine/server/serve';
import { createDatabase } from '../../support/postgres';

let server: Server | undefined;
afterAll(async () => {
  vi.useRealTimers();
  await server?.close();
});

test('HISTORY_DAYS: the daily job of a server deletes what is older', async () => {
  const DATABASE_URL = await createDatabase(inject('postgresUrl'), 'history_days');
  const config = readConfig({ DATABASE_URL, DEMO: '0', HISTORY_DAYS: '30', ROOT_PASSWORD: 'Gate-Meadow-41' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server = await prepareServer(config, {});
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  const ages = async () => {
    const { rows } = await client.query<{ days: number }>(
      'select extract(day from now() - at)::int as days from footwork.history where entity = $1 order by at',
      ['kept'],
    );
    return rows.map(({ days }) => days);
  };
  try {
    await client.query(
      `insert into footwork.history (entity, record_id, version, action, actor_name, changes, at)
        select 'kept', 1, days, 'update', 'root', '{}', now() - make_interval(days => days)
        from unnest(array[40, 31, 29, 1]) as days`,
    );
    expect(await ages()).toEqual([40, 31, 29, 1]);
    // Not one ms further: otherwise timers of the job's own connection would fire, too.
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    vi.useRealTimers();
    await vi.waitFor(async () => expect(await ages()).toEqual([29, 1]), 20_000);
  } finally {
    await client.end();
  }
});
