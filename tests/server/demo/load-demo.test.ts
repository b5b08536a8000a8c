import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { givenFields } from '../../../src/entity/model/entity';
import { recordIssues } from '../../../src/entity/write/record-issues';
import { validatorsOf } from '../../../src/entity/write/validator';
import { linkFields } from '../../../src/server/database/columns';
import { type Database, databaseOfPool, postgresPool } from '../../../src/server/database/database';
import { openDemoAccounts } from '../../../src/server/demo/demo-accounts';
import type { Row } from '../../../src/server/entity/context';
import { applyPlan } from '../../../src/server/plan/apply-plan';
import { planModel } from '../../../src/server/plan/plan-model';
import { loadModel } from '../../../src/server/registry';
import { seed } from '../../../src/server/seed/seed';
import { createDatabase } from '../../support/postgres';
import { engines, openEngine } from '../database/engines';

const model = loadModel();

/** Settings are made when somebody changes them. */
const isEmptyAtFirst = new Set(['partner-config', 'store-config', 'device-config', 'policy-config']);

/** Entities of which each record of the demo says when it was created. */
const recorded = [...model.entities.values()].filter(
  ({ name, history }) => history && !['manager', 'role', 'menu'].includes(name) && !isEmptyAtFirst.has(name),
);
const now = new Date();

async function counts({ kysely }: Database): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from manager) as manager, (select count(*) from role) as role,
      (select count(*) from merchant) as merchant, (select count(*) from store) as store,
      (select count(*) from device) as device, (select count(*) from report) as report`.execute(kysely);
  return rows[0] ?? {};
}

describe.each(engines)('on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openEngine(engine, 'seed');
    await applyPlan(database, await planModel(database, model));
  });
  afterAll(() => database.close());

  test('every record of the demo has a history that begins with its creation', async () => {
    await seed(database, model, { demo: 'small', now });
    for (const { table: entity, name } of recorded) {
      const { rows } = await sql<{ records: number; told: number }>`
        select count(*) as records, count(h.id) as told from ${sql.table(entity)} t
        left join footwork.history h on h.entity = ${name} and h.record_id = t.id and h.action = 'create'
          and h.version = t.version and h.at = t.create_time`.execute(database.kysely);
      expect([entity, rows[0]?.told]).toEqual([entity, rows[0]?.records]);
    }
    const { rows } = await sql<{ changes: object; name: string }>`
      select h.changes, s.name from store s
      join footwork.history h on h.entity = 'store' and h.record_id = s.id order by s.id limit 1`.execute(
      database.kysely,
    );
    const [first] = rows;
    expect(first?.changes).toMatchObject({ name: [null, first?.name] });
    expect(first?.changes).not.toHaveProperty('version');
    await sql`
      truncate ${sql.join([...model.entities.values()].map(({ table }) => sql.table(table)))},
        footwork.history, footwork.entity_total, footwork.stored_file, footwork.sequence
      restart identity cascade`.execute(database.kysely);
  });

  test('without the demo there is only root, with the given password or one that is made up', async () => {
    const given = await seed(database, model, { demo: 'none', rootPassword: 'given-password', now });
    expect(given).toEqual({ kind: 'root', generatedPassword: undefined });
    expect(await counts(database)).toEqual({
      manager: 1,
      role: 1,
      merchant: 0,
      store: 0,
      device: 0,
      report: 0,
    });
    expect(await openDemoAccounts(database, model)).toEqual([]);

    await sql`truncate manager, role, menu restart identity cascade`.execute(database.kysely);
    const made = await seed(database, model, { demo: 'none', now });
    expect(made).toEqual({ kind: 'root', generatedPassword: expect.stringMatching(/^[\w-]{16}$/) });
    await sql`truncate manager, role, menu restart identity cascade`.execute(database.kysely);
  });

  test('an empty database gets the demo business, once', async () => {
    expect(await seed(database, model, { demo: 'small', now })).toEqual({ kind: 'demo' });
    const size = { manager: 11, role: 4, merchant: 12, store: 60, device: 240, report: 4000 };
    expect(await counts(database)).toEqual(size);
    expect(await seed(database, model, { demo: 'small', now })).toEqual({ kind: 'nothing' });
    expect(await counts(database)).toEqual(size);

    const { rows: totals } = await sql`
      select entity, sum(rows) as rows from footwork.entity_total where scope = 'all' group by entity order by entity`.execute(
      database.kysely,
    );
    expect(totals).toEqual(
      expect.arrayContaining([
        { entity: 'report', rows: 4000 },
        { entity: 'store', rows: 60 },
      ]),
    );
    const { rows: loose } = await sql`
      select 1 from report r join store s on s.id = r.store where r.pcode is distinct from s.pcode`.execute(
      database.kysely,
    );
    expect(loose).toEqual([]);

    expect(await openDemoAccounts(database, model)).toEqual(['root', 'operator', 'partner', 'store']);
    await sql`update manager set password = 'changed' where username = 'operator'`.execute(database.kysely);
    expect(await openDemoAccounts(database, model)).toEqual(['root', 'partner', 'store']);
  });

  test('every record could be saved again through its form', async () => {
    for (const entity of model.entities.values()) {
      // A hash of a password is no password; links are in tables of their own.
      if (entity.name === 'manager') continue;
      const { create } = validatorsOf(entity);
      const given = givenFields(entity).filter(({ type }) => type !== 'references');
      const { rows } = await sql<Row>`select * from ${sql.table(entity.table)}`.execute(database.kysely);
      expect([entity.name, rows.length > 0 || isEmptyAtFirst.has(entity.name)]).toEqual([entity.name, true]);
      for (const row of rows) {
        const body = Object.fromEntries(given.map(({ name }) => [name, row[name]]));
        const linked = { ...row, ...Object.fromEntries(linkFields(entity).map(({ name }) => [name, [1]])) };
        const issues = recordIssues(entity, create, body, linked);
        expect({ row, issues: issues.filter(({ field }) => !(field in linked) || field in body) }).toEqual({
          row,
          issues: [],
        });
      }
    }
  });

  test('the roles hold the pages and buttons they name', async () => {
    const { rows } = await sql<{ code: string; perms: string[]; pages: string[] }>`
      select r.code, array_agg(m.perm order by m.perm) filter (where m.perm is not null) as perms,
        array_agg(m.name) filter (where m.type <> 'button') as pages
      from role r join role__menus on owner = r.id join menu m on m.id = target
      group by r.code order by r.code`.execute(database.kysely);
    expect(rows.map((row) => row.code)).toEqual(['ADMIN', 'PARTNER', 'STORE']);
    const [admin, partner, store] = rows;
    expect(admin?.perms).toEqual(
      expect.arrayContaining(['biz:device:secret', 'sys:user:add', 'sys:menu:delete']),
    );
    expect(partner?.perms).not.toContain('biz:store:delete');
    expect(partner?.pages).toEqual(expect.arrayContaining(['storeManagement', 'storeList', 'devicesX5']));
    expect(store?.perms.filter((perm) => perm.startsWith('sys:') || perm.startsWith('biz:merchant'))).toEqual(
      [],
    );
  });
});

test('two servers that start at once fill the database once', async () => {
  const url = await createDatabase(inject('postgresUrl'), 'seed_twice');
  const databases = [1, 2].map(() => databaseOfPool(postgresPool(url)));
  const seeded = await Promise.all(
    databases.map(async (database) => {
      await applyPlan(database, await planModel(database, model));
      return seed(database, model, { demo: 'none', rootPassword: 'twice-twice', now });
    }),
  );
  await Promise.all(databases.map((database) => database.close()));
  expect(seeded.map(({ kind }) => kind).sort()).toEqual(['nothing', 'root']);
});
