import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../../src/engine/schema/access/actor';
import { entityNamed } from '../../../src/engine/schema/declaration/model';
import { runOne } from '../../../src/engine/server/database/statement';
import { planList } from '../../../src/engine/server/entity/read/list/list-plan';
import { type FoundList, listStatement } from '../../../src/engine/server/entity/read/list/list-statement';
import { rollup } from '../../../src/engine/server/entity/read/rollup/rollup';
import { applyPlan } from '../../../src/engine/server/plan/apply-plan';
import { planModel } from '../../../src/engine/server/plan/plan-model';
import { actorWith, rootActor } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine, openEngine } from '../database/engines';
import { turnoverModel } from './fixture';

const model = turnoverModel();
const perms = ['biz:sale:amount'];
const partner = actorWith({ utype: 2, pcode: 'A', perms });
const store = actorWith({ utype: 3, store: 2, perms });
const view = (actor: Actor, entity = 'sale') => ({
  model,
  entity: entityNamed(model, entity),
  actor,
  now: new Date('2026-01-02T08:00:00Z'),
});

describe.each(oneEngine)('%s', (engine) => {
  const database = openForTests(() => openEngine(engine, 'rollup_reads'));

  beforeAll(async () => {
    await applyPlan(database, await planModel(database, model));
    await sql`insert into owner (name, pcode) values ('one', 'A'), ('two', 'B')`.execute(database.kysely);
    await sql`insert into shop (owner) values (1), (1), (2)`.execute(database.kysely);
    await sql`insert into sale (shop, sold_at, kind, amount, customer) values
      (1, '2026-01-01T23:59:59Z', 'cash', 1.5, 'ann'), (1, '2026-01-02T00:00:00Z', 'card', 2, 'ann'),
      (2, '2026-01-02T09:00:00Z', 'card', 4, 'bob'), (2, '2026-01-02T10:00:00Z', 'cash', null, null),
      (3, '2026-01-02T11:00:00Z', 'card', 8, 'ann'), (3, null, null, 16, 'eve')`.execute(database.kysely);
  });

  test('sums, counts and different values per day', async () => {
    const rows = await rollup(database.kysely, view(rootActor), {
      rollup: 'daily',
      per: ['sold_at'],
      numbers: ['rows', 'sum_amount', 'count_customer', 'distinct_customer', 'distinct_kind'],
    });
    const numbers = (rows: number, amount: number, filled: number, customers: number, kinds: number) => ({
      rows,
      sum_amount: amount,
      count_customer: filled,
      distinct_customer: customers,
      distinct_kind: kinds,
    });
    expect(rows).toEqual([
      { sold_at: '2026-01-01', ...numbers(1, 1.5, 1, 1, 1) },
      { sold_at: '2026-01-02', ...numbers(4, 14, 3, 2, 2) },
      { sold_at: null, ...numbers(1, 16, 1, 1, 0) },
    ]);
  });

  test('18.4: days by the clock of the reader, of which a row of another day in UTC is a part', async () => {
    const [east, west] = ['Asia/Shanghai', 'America/Los_Angeles'].map((zone) =>
      actorWith({ roles: ['ROOT'], zone }),
    ) as [Actor, Actor];
    const daysOf = (actor: Actor, per: readonly 'sold_at'[] = ['sold_at']) =>
      rollup(database.kysely, view(actor), {
        rollup: 'daily',
        per,
        numbers: ['rows', 'sum_amount', 'distinct_customer'],
        from: '2026-01-01',
        until: '2026-01-03',
      });
    expect(await daysOf(east)).toEqual([
      { sold_at: '2026-01-02', rows: 5, sum_amount: 15.5, distinct_customer: 2 },
    ]);
    expect(await daysOf(west)).toEqual([
      { sold_at: '2026-01-01', rows: 2, sum_amount: 3.5, distinct_customer: 1 },
      { sold_at: '2026-01-02', rows: 3, sum_amount: 12, distinct_customer: 2 },
    ]);
    expect(await daysOf(west, [])).toEqual([{ rows: 5, sum_amount: 15.5, distinct_customer: 2 }]);
    const shopsOf = async (actor: Actor) => {
      const plan = planList(view(actor, 'shop'), { _sort: 'id', _columns: 'sales_today,turnover_today' });
      const { list } = await runOne<FoundList>(database.kysely, listStatement(plan));
      const shops = JSON.parse(list) as { sales_today: number; turnover_today: number }[];
      return shops.map(({ sales_today, turnover_today }) => [sales_today, turnover_today]);
    };
    expect(await shopsOf(rootActor)).toEqual([
      [1, 2],
      [2, 4],
      [1, 8],
    ]);
    expect(await shopsOf(east)).toEqual([
      [2, 3.5],
      [2, 4],
      [1, 8],
    ]);
    expect(await shopsOf(west)).toEqual([
      [0, 0],
      [2, 4],
      [1, 8],
    ]);
  });

  test.each([
    ['who sees all', rootActor, { rows: 5, sum_amount: 15.5, distinct_customer: 2 }],
    ['a partner', partner, { rows: 4, sum_amount: 7.5, distinct_customer: 2 }],
    ['a store', store, { rows: 2, sum_amount: 4, distinct_customer: 1 }],
    ['nobody', actorWith({ utype: 2, pcode: null, perms }), { rows: 0, sum_amount: 0, distinct_customer: 0 }],
  ])('a range of days for %s', async (_, actor, expected) => {
    const range = { from: '2026-01-01', until: '2026-01-03' } as const;
    const numbers = ['rows', 'sum_amount', 'distinct_customer'] as const;
    expect(
      await rollup(database.kysely, view(actor), { rollup: 'daily', per: [], numbers, ...range }),
    ).toEqual([expected]);
  });

  test('chosen groups, by two columns', async () => {
    const rows = await rollup(database.kysely, view(partner), {
      rollup: 'daily',
      per: ['shop', 'kind'],
      numbers: ['rows'],
      only: { kind: ['card'], shop: [1, 2] },
    });
    expect(rows).toEqual([
      { shop: 1, kind: 'card', rows: 1 },
      { shop: 2, kind: 'card', rows: 1 },
    ]);
  });

  test('a hidden field and unknown names are refused', async () => {
    const ask = (actor: Actor, query: object) =>
      rollup(database.kysely, view(actor), { rollup: 'daily', per: [], numbers: ['rows'], ...query });
    const hidden = { numbers: ['sum_amount'] };
    await expect(ask(actorWith({ utype: 2, pcode: 'A' }), hidden)).rejects.toThrow(
      expect.objectContaining({ error: 'fieldForbidden' }),
    );
    await expect(ask(rootActor, { rollup: 'monthly' })).rejects.toThrow('sale declares no rollup monthly');
    await expect(ask(rootActor, { numbers: ['sum_customer'] })).rejects.toThrow('has no sum_customer');
    await expect(ask(rootActor, { per: ['amount'] })).rejects.toThrow('has no amount');
    await expect(ask(rootActor, { rollup: 'perShop', from: '2026-01-01' })).rejects.toThrow('has no day');
  });

  const listed = async (actor: Actor, entity: string, params: Record<string, string> = {}) => {
    const statement = listStatement(planList(view(actor, entity), params));
    const { list } = await runOne<FoundList>(database.kysely, statement);
    return (JSON.parse(list) as Record<string, unknown>[]).map(({ id, shops, sales, sales_today }) => ({
      id,
      ...(entity === 'owner' ? { shops } : { sales, sales_today }),
    }));
  };

  test('counted columns follow the scope, and lists are narrowed and sorted by them', async () => {
    expect(await listed(rootActor, 'owner', { _sort: 'shops', _order: 'asc' })).toEqual([
      { id: 2, shops: 1 },
      { id: 1, shops: 2 },
    ]);
    expect(await listed(rootActor, 'owner', { shops_gte: '2' })).toEqual([{ id: 1, shops: 2 }]);
    expect(await listed(rootActor, 'shop', { _sort: 'id', _order: 'asc' })).toEqual([
      { id: 1, sales: 2, sales_today: 1 },
      { id: 2, sales: 2, sales_today: 2 },
      { id: 3, sales: 2, sales_today: 1 },
    ]);
    expect(await listed(store, 'shop')).toEqual([{ id: 2, sales: 2, sales_today: 2 }]);
  });

  test('a column is a total or a number of different values of the records that point here', async () => {
    const of = async (actor: Actor, params: Record<string, string> = {}) => {
      const statement = listStatement(
        planList(view(actor, 'shop'), { _sort: 'id', _order: 'asc', ...params }),
      );
      const { list } = await runOne<FoundList>(database.kysely, statement);
      return (JSON.parse(list) as Record<string, unknown>[]).map((row) => [
        row.id,
        row.turnover,
        row.turnover_today,
        row.customers,
      ]);
    };
    expect(await of(rootActor)).toEqual([
      [1, 3.5, 2, 1],
      [2, 4, 4, 1],
      [3, 24, 8, 2],
    ]);
    expect(await of(rootActor, { turnover_gt: '3.5', _sort: 'turnover', _order: 'desc' })).toEqual([
      [3, 24, 8, 2],
      [2, 4, 4, 1],
    ]);
    expect(await of(rootActor, { customers: '2' })).toEqual([[3, 24, 8, 2]]);
    expect(await of(partner)).toEqual([
      [1, 3.5, 2, 1],
      [2, 4, 4, 1],
    ]);
    // This account cannot read the amount of a sale, so it cannot read sums of amounts either.
    expect(await of(actorWith({ utype: 2, pcode: 'A' }))).toEqual([
      [1, null, null, 1],
      [2, null, null, 1],
    ]);
  });

  test('a store account counts its own store, although no group is kept per record', async () => {
    const all = actorWith({ utype: 3, store: 2, perms: ['*'] });
    const anywhere = {
      ...view(all, 'owner'),
      entity: {
        ...entityNamed(model, 'owner'),
        scope: { everyone: true, isReadOnly: false, columns: {} },
      },
    };
    const { list } = await runOne<FoundList>(database.kysely, listStatement(planList(anywhere, {})));
    expect((JSON.parse(list) as { shops: number }[]).map(({ shops }) => shops)).toEqual([0, 1]);
  });
});
