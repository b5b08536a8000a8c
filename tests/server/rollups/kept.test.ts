import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SystemTables } from '../../../src/engine/server/database/system-tables';
import { inTransaction } from '../../../src/engine/server/database/transaction';
import { applyPlan } from '../../../src/engine/server/plan/apply-plan';
import type { Step } from '../../../src/engine/server/plan/plan';
import { planModel } from '../../../src/engine/server/plan/plan-model';
import { recount } from '../../../src/engine/server/plan/recount';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine, openEngine } from '../database/engines';
import { countedRollups, keptRollups, sale, salesModel } from './fixture';

const upTo = (most: number) => fc.integer({ min: 0, max: most });
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 4 });
const values = fc.record({
  shop: orNull(fc.integer({ min: 1, max: 4 })),
  sold_at: orNull(
    fc.constantFrom('2026-01-01T23:59:59.999Z', '2026-01-02T00:00:00Z', '2026-02-01T12:00:00Z'),
  ),
  kind: orNull(fc.constantFrom('cash', 'card')),
  amount: orNull(fc.integer({ min: -500, max: 500 }).map((cents) => cents / 100)),
  weight: orNull(fc.double({ min: -1e6, max: 1e6, noNaN: true })),
  customer: orNull(fc.constantFrom('ann', 'bob', 'eve')),
});

/** One statement; `at` and `some` choose the rows that it changes. */
const change = fc.oneof(
  { weight: 4, arbitrary: fc.record({ insert: fc.array(values, { minLength: 1, maxLength: 4 }) }) },
  { weight: 3, arbitrary: fc.record({ update: values, at: upTo(30), some: upTo(4) }) },
  { weight: 2, arbitrary: fc.record({ deleteAt: upTo(30), some: upTo(4) }) },
  {
    weight: 1,
    arbitrary: fc.record({ shop: fc.integer({ min: 1, max: 4 }), owner: orNull(fc.constantFrom(1, 2)) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ owner: fc.constantFrom(1, 2), pcode: orNull(fc.constantFrom('A', 'B', 'C')) }),
  },
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** Some statements, and whether their transaction is rolled back. */
const work = fc.record({
  changes: fc.array(change, { minLength: 1, maxLength: 3 }),
  isTakenBack: fc.boolean(),
});
const takenBack = new Error('taken back');

async function execute(kysely: Kysely<SystemTables>, one: Change): Promise<void> {
  if ('insert' in one) {
    const rows = one.insert.map((row) => sql`(${sql.join(Object.values(row))})`);
    const columns = sql.raw(Object.keys(one.insert[0] ?? {}).join(', '));
    await sql`insert into sale (${columns}) values ${sql.join(rows)}`.execute(kysely);
  } else if ('update' in one) {
    const { update, at, some } = one;
    const set = sql.join(Object.entries(update).map(([name, value]) => sql`${sql.ref(name)} = ${value}`));
    await sql`update sale set ${set} where id in (select id from sale order by id offset ${at} limit ${some})`.execute(
      kysely,
    );
  } else if ('deleteAt' in one) {
    await sql`delete from sale where id in (select id from sale order by id offset ${one.deleteAt} limit ${one.some})`.execute(
      kysely,
    );
  } else if ('shop' in one)
    await sql`update shop set owner = ${one.owner} where id = ${one.shop}`.execute(kysely);
  else await sql`update owner set pcode = ${one.pcode} where id = ${one.owner}`.execute(kysely);
}

describe.each(oneEngine)('%s', (engine) => {
  const database = openForTests(() => openEngine(engine, 'rollups'));
  const model = salesModel();

  const expectCounted = async (changed = model) => {
    const kept = await keptRollups(database.kysely, changed);
    expect(kept).toEqual(await countedRollups(database.kysely));
    return kept;
  };

  beforeAll(async () => {
    await applyPlan(database, await planModel(database, model));
  });

  const start = async () => {
    await sql`truncate owner, shop, sale restart identity cascade`.execute(database.kysely);
    await sql`insert into owner (pcode) values ('A'), ('B')`.execute(database.kysely);
    await sql`insert into shop (owner) values (1), (1), (2), (null)`.execute(database.kysely);
  };

  test('what writers keep at the same time equals a recount', { timeout: 120_000 }, async () => {
    const writers = 6;
    const writer = async (all: (typeof work extends fc.Arbitrary<infer T> ? T : never)[]) => {
      for (const { changes, isTakenBack } of all) {
        const done = inTransaction(database, async (transaction) => {
          // Deadlocks are expected and retried; a second of waiting for each is not.
          await sql`set local deadlock_timeout = 20`.execute(transaction);
          for (const one of changes) await execute(transaction, one);
          if (isTakenBack && changes.length > 1) throw takenBack;
        });
        await done.catch((error) => {
          if (error !== takenBack && error.code !== '40P01') throw error;
        });
      }
    };
    const plans = fc.array(fc.array(work, { minLength: 4, maxLength: 10 }), {
      minLength: writers,
      maxLength: writers,
    });
    const property = fc.asyncProperty(plans, async (all) => {
      await start();
      await Promise.all(all.map(writer));
      const kept = await expectCounted();
      await recount(database, model);
      expect(await keptRollups(database.kysely, model)).toEqual(kept);
    });
    await fc.assert(property, { numRuns: 8, endOnFailure: true });
  });

  test('a changed rollup starts from a count, and the old one goes at a later start', async () => {
    await start();
    await sql`insert into sale (shop, sold_at, amount, customer) values
      (1, '2026-01-01T10:00:00Z', 2.5, 'ann'), (1, '2026-01-01T11:00:00Z', 1, 'ann'), (3, null, null, null)`.execute(
      database.kysely,
    );
    const without = salesModel({ ...sale, 'x-rollups': {} });
    const isDropped = ({ sql: text }: Step) => text.startsWith('drop table');
    const droppedTables = async () =>
      (await applyPlan(database, { model: without })).steps.filter(isDropped).length;
    // Servers that still run with the rollup continue to read it.
    expect(await droppedTables()).toBe(0);
    await sql`update sale set amount = 7 where shop = 3`.execute(database.kysely);
    const expectAgain = async () => {
      await applyPlan(database, { model });
      await expectCounted();
      const { steps } = await planModel(database, model);
      expect(steps.filter((step) => !isDropped(step))).toEqual([]);
    };
    await expectAgain();
    expect([await droppedTables(), await droppedTables(), await droppedTables()]).toEqual([0, 3, 0]);
    await expectAgain();
  });

  test('a recount mends what somebody changed past the triggers', async () => {
    await start();
    await sql`insert into sale (shop, customer) values (1, 'ann')`.execute(database.kysely);
    await sql`alter table sale disable trigger user`.execute(database.kysely);
    await sql`insert into sale (shop, customer) values (1, 'bob')`.execute(database.kysely);
    await sql`alter table sale enable trigger user`.execute(database.kysely);
    await sql`update sale set pcode = 'A'`.execute(database.kysely);
    await expect(expectCounted()).rejects.toThrow();
    await recount(database, model);
    await expectCounted();
  });

  test('emptied tables have no groups', async () => {
    await start();
    await sql`insert into sale (shop, customer) values (1, 'ann')`.execute(database.kysely);
    await sql`truncate sale`.execute(database.kysely);
    await expectCounted();
  });
});
