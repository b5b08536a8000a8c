import { beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../../src/engine/server/database/statement';
import { applyPlan } from '../../../src/engine/server/plan/apply-plan';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine, openEngine } from '../database/engines';
import { modelWith } from './change';

describe.each(oneEngine)('%s', (engine) => {
  const database = openForTests(() => openEngine(engine, 'earlier_keys'));
  const rows = (statement: string) => run(database.kysely, { sql: statement, parameters: [] });

  beforeAll(async () => {
    await applyPlan(database, { model: modelWith({}) });
  });

  test('idempotency keys of an earlier version go on belonging to accounts; a device may use the same', async () => {
    await rows('drop table footwork.idempotency');
    await rows(`create table footwork.idempotency (
      manager_id bigint not null,
      key text not null,
      request_hash text not null,
      response jsonb,
      created_at timestamptz not null default now(),
      primary key (manager_id, key)
    )`);
    await rows(`insert into footwork.idempotency (manager_id, key, request_hash) values (1, 'k', 'h')`);
    for (let start = 0; start < 2; start++) await applyPlan(database, { model: modelWith({}) });
    const add = (kind: string) =>
      rows(`insert into footwork.idempotency (principal_kind, principal_id, key, request_hash)
        values ('${kind}', 1, 'k', 'h')`);
    await add('device');
    await expect(add('account')).rejects.toThrow('idempotency_pkey');
    expect(
      await rows(
        'select principal_kind, principal_id, key from footwork.idempotency order by principal_kind',
      ),
    ).toEqual([
      { principal_kind: 'account', principal_id: 1, key: 'k' },
      { principal_kind: 'device', principal_id: 1, key: 'k' },
    ]);
  });
});
