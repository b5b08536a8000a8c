import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Database, postgresDatabase } from '../../../src/engine/server/database/database';
import { run } from '../../../src/engine/server/database/statement';
import { sweepFiles } from '../../../src/engine/server/files/sweep-files';
import { applyPlan } from '../../../src/engine/server/plan/apply-plan';
import { planModel } from '../../../src/engine/server/plan/plan-model';
import { loadModel } from '../../../src/engine/server/registry';
import { createDatabase } from '../../support/postgres';

const model = loadModel();
const servers: Database[] = [];

beforeAll(async () => {
  const url = await createDatabase(inject('postgresUrl'), 'sweep_two');
  servers.push(postgresDatabase(url, { poolSize: 4 }), postgresDatabase(url, { poolSize: 4 }));
  await applyPlan(first(), await planModel(first(), model));
}, 60_000);
afterAll(() => Promise.all(servers.map((server) => server.close())));

function first(): Database {
  const [server] = servers;
  if (!server) throw new Error('There is no server yet.');
  return server;
}

const rows = (statement: string) =>
  run<Record<string, unknown>>(first().kysely, { sql: statement, parameters: [] });

/** More files than one step of a sweep takes, old enough to be deleted. */
const loose = 350;

test('two servers that sweep one PostgreSQL at once delete each loose file once, and no other', async () => {
  const store = (prefix: string, count: number, age: string) =>
    rows(`
      insert into footwork.stored_file (id, name, media_type, size, sha256, bytes, create_time)
      select '${prefix}' || lpad(n::text, 24, '0'), 'x', 'image/png', 1, '', '', now() - interval '${age}'
      from generate_series(1, ${count}) n`);
  for (let round = 0; round < 3; round++) {
    await rows('truncate footwork.stored_file, footwork.history');
    await store('loose', loose, '2 days');
    await store('named', 20, '2 days');
    await store('young', 20, '1 hour');
    await rows(`
      insert into footwork.history (entity, record_id, version, action, actor_name, changes)
      select 'store', n, 1, 'create', 'root',
        jsonb_build_object('store_img', jsonb_build_array(null, '/files/named' || lpad(n::text, 24, '0')))
      from generate_series(1, 20) n`);
    const swept = await Promise.all(servers.map((server) => sweepFiles(server, model, new Date())));
    expect(swept.reduce((sum, count) => sum + count, 0)).toBe(loose);
    const left = await rows(
      'select left(id, 5) as kind, count(*) as count from footwork.stored_file group by 1 order by 1',
    );
    expect(left).toEqual([
      { kind: 'named', count: 20 },
      { kind: 'young', count: 20 },
    ]);
  }
});
