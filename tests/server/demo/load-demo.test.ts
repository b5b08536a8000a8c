import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { deviceTypeNames } from '../../../schemas/parts/device-types';
import { type Entity, fieldNamed, inputFields } from '../../../src/engine/schema/model/entity';
import { recordIssues } from '../../../src/engine/schema/write/record-issues';
import { validatorsOf } from '../../../src/engine/schema/write/validator';
import { linkFields } from '../../../src/engine/server/database/columns';
import { type Database, postgresDatabase } from '../../../src/engine/server/database/database';
import type { Row } from '../../../src/engine/server/entity/context';
import { mediaTypeOf } from '../../../src/engine/server/http/media-type';
import { applyPlan } from '../../../src/engine/server/plan/apply-plan';
import { planModel } from '../../../src/engine/server/plan/plan-model';
import { loadModel } from '../../../src/engine/server/registry';
import { demoOf } from '../../../src/engine/server/seed/demo';
import { openDemoAccounts } from '../../../src/engine/server/seed/demo-accounts';
import { seed } from '../../../src/engine/server/seed/seed';
import { createDatabase } from '../../support/postgres';
import { oneEngine, openEngine } from '../database/engines';

const model = loadModel();

/** Settings have no records until an account changes them. */
const isEmptyAtFirst = new Set(['partner-config', 'store-config', 'device-config', 'policy-config']);

/** Entities whose demo records all have a history since their creation. */
const recorded = [...model.entities.values()].filter(
  ({ name, history }) => history && !['manager', 'role', 'menu'].includes(name) && !isEmptyAtFirst.has(name),
);
/** A fixed time, so that the demo is the same in every run. */
const now = new Date('2026-03-04T15:30:00Z');

interface Entry {
  readonly version: number;
  readonly action: string;
  readonly at: string;
  readonly by: number | null;
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
}

/** Impossible facts in the history of a record. */
function faultsOfLife(entity: Entity, { life, ...row }: Row & { readonly life: readonly Entry[] }): string[] {
  const faults: string[] = [];
  const fault = (text: string) => faults.push(`${entity.name} ${row.id}: ${text}`);
  const [first, ...others] = life;
  const time = (at: unknown) => new Date(at as string).getTime();
  if (first?.action !== 'create' || time(first.at) !== time(row.create_time)) fault('was not created');
  if (life.some(({ version }, at) => version !== at + 1) || row.version !== life.length)
    fault('has versions left out');
  if (life.some(({ at }, nth) => nth > 0 && time(at) < time(life[nth - 1]?.at))) fault('went back in time');
  if (time(life.at(-1)?.at) > now.getTime()) fault('is of tomorrow');
  const last = life.at(-1);
  if (time(row.update_time) !== time(last?.at)) fault('was changed at another time');
  const held = new Map<string, unknown>();
  for (const { field } of entity.transitions) {
    const start = first?.changes[field]?.[1];
    if (start !== fieldNamed(entity, field).property.default) fault(`began with ${field} ${start}`);
    held.set(field, start);
  }
  for (const { action, changes } of others) {
    const declared = entity.transitions.find(({ name }) => name === action);
    if (!declared?.from.includes(held.get(declared.field) as string)) fault(`took ${action}`);
    for (const name of declared?.require ?? []) if ((row[name] ?? null) === null) fault(`has no ${name}`);
    for (const [name, [before]] of Object.entries(changes)) {
      const known = held.has(name) ? held.get(name) : (first?.changes[name]?.[1] ?? null);
      if (before !== known) fault(`says of ${name} that it was ${before} before ${action}`);
    }
    for (const [name, [, after]] of Object.entries(changes)) held.set(name, after);
  }
  for (const [name, value] of held) {
    const isTime = row[name] instanceof Date;
    if (isTime ? time(row[name]) !== time(value) : row[name] !== value) fault(`ended with ${name} ${value}`);
  }
  return faults;
}

async function counts({ kysely }: Database): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from manager) as manager, (select count(*) from role) as role,
      (select count(*) from merchant) as merchant, (select count(*) from store) as store,
      (select count(*) from device) as device, (select count(*) from report) as report`.execute(kysely);
  return rows[0] ?? {};
}

describe.each(oneEngine)('on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openEngine(engine, 'seed');
    await applyPlan(database, await planModel(database, model));
  });
  afterAll(() => database.close());

  test('a start removes the table of portions that earlier versions loaded', async () => {
    await sql`create table footwork.demo_portion (number integer primary key)`.execute(database.kysely);
    await applyPlan(database, { model });
    const { rows } = await sql`select to_regclass('footwork.demo_portion') as found`.execute(database.kysely);
    expect(rows).toEqual([{ found: null }]);
  });

  test('a load that is interrupted leaves nothing', async () => {
    const load = () => Promise.reject(new Error('interrupted'));
    const interrupted = seed(database, model, { demo: { password: 'footwork-demo', load }, now });
    await expect(interrupted).rejects.toThrow('interrupted');
    expect(new Set(Object.values(await counts(database)))).toEqual(new Set([0]));
  });

  test('without the demo there is only root, with the given password or one that is made up', async () => {
    const given = await seed(database, model, { rootPassword: 'given-password', now });
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
    const made = await seed(database, model, { now });
    expect(made).toEqual({ kind: 'root', generatedPassword: expect.stringMatching(/^[\w-]{16}$/) });
    await sql`truncate manager, role, menu restart identity cascade`.execute(database.kysely);
  });

  test('an empty database gets the demo business, once', async () => {
    expect(await seed(database, model, { demo: demoOf('small'), now })).toEqual({ kind: 'demo' });
    const size = { manager: 11, role: 4, merchant: 12, store: 60, device: 240, report: 4000 };
    expect(await counts(database)).toEqual(size);
    expect(await seed(database, model, { demo: demoOf('small'), now })).toEqual({ kind: 'nothing' });
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

  test('18.3: earlier reports of customers of the last week have a measurement to compare with', async () => {
    const { rows } = await sql<{ earlier: number; measured: number }>`
      select count(*)::int as earlier, count(r.measurement)::int as measured from report r
      where r.detection_time < ${now}::timestamptz - interval '20 days'
        and exists (select 1 from report l where l.customer = r.customer
          and l.detection_time > ${now}::timestamptz - interval '7 days')`.execute(database.kysely);
    expect(rows[0]?.earlier).toBeGreaterThan(10);
    expect(rows[0]?.measured).toBe(rows[0]?.earlier);
  });

  test('every record of the demo has a history that begins with its creation and ends with it as it is', async () => {
    for (const entity of recorded) {
      const { rows } = await sql<Row & { readonly life: readonly Entry[] }>`
        select t.*, (
          select coalesce(json_agg(json_build_object('version', h.version, 'action', h.action, 'at', h.at,
            'by', h.actor_id, 'changes', h.changes) order by h.version), '[]')
          from footwork.history h where h.entity = ${entity.name} and h.record_id = t.id) as life
        from ${sql.table(entity.table)} t`.execute(database.kysely);
      expect([entity.name, rows.length > 0]).toEqual([entity.name, true]);
      const faults = rows.flatMap((row) => faultsOfLife(entity, row));
      expect(faults.slice(0, 5)).toEqual([]);
    }
    const taken = await sql<{ way: string }>`
      select distinct entity || ' ' || action as way from footwork.history`.execute(database.kysely);
    expect(taken.rows.map(({ way }) => way)).toEqual(
      expect.arrayContaining([
        ...['pay', 'produce', 'finish', 'ship'].map((action) => `order ${action}`),
        ...['submit', 'pass', 'reject'].map((action) => `submission ${action}`),
        ...['enable', 'stop'].map((action) => `policy ${action}`),
        ...['publish', 'withdraw'].map((action) => `announcement ${action}`),
        ...['start', 'complete'].map((action) => `training-plan ${action}`),
        ...['complete', 'miss'].map((action) => `training-session ${action}`),
        ...['arrive', 'complete', 'miss'].map((action) => `appointment ${action}`),
        ...['recommend', 'putOnShelf'].map((action) => `commodity ${action}`),
        ...['lock', 'close'].map((action) => `device ${action}`),
        'assessment disable',
        'report evaluate',
      ]),
    );
    const { rows } = await sql<{ changes: object; name: string }>`
      select h.changes, s.name from store s
      join footwork.history h on h.entity = 'store' and h.record_id = s.id order by s.id limit 1`.execute(
      database.kysely,
    );
    const [first] = rows;
    expect(first?.changes).toMatchObject({ name: [null, first?.name] });
    expect(first?.changes).not.toHaveProperty('version');
  });

  test('orders hold what the catalogue offers, at its prices and in its currency', async () => {
    const { rows } = await sql`
      select o.id, line, c.price, c.currency, c.sizes from "order" o
      cross join jsonb_array_elements(o.lines) as line
      join commodity c on c.id = (line->>'commodity')::bigint
      where (line->>'price')::numeric <> c.price or o.currency <> c.currency
        or not (line->>'size')::double precision = any(c.sizes)`.execute(database.kysely);
    expect(rows).toEqual([]);
  });

  test('partners submit and enable what is theirs, others review it', async () => {
    const { rows } = await sql`
      select s.id, m.username, s.pcode from submission s join manager m on m.id = s.submitter
      where m.pcode is distinct from s.pcode or s.auditor = s.submitter`.execute(database.kysely);
    expect(rows).toEqual([]);
    const submitters =
      await sql`select distinct submitter from submission where submitter is not null`.execute(
        database.kysely,
      );
    expect(submitters.rows.length).toBe(3);
  });

  test('versions have files, which devices can unpack and read', async () => {
    const { rows } = await sql<{
      dev_type: string;
      front: string;
      bytes: Buffer;
      name: string;
      size: number;
    }>`
      select v.dev_type, v.front, v.language, f.bytes, f.name, f.size from version v
      left join footwork.stored_file f on '/files/' || f.id = v.front`.execute(database.kysely);
    expect(new Set(rows.map(({ dev_type }) => dev_type))).toEqual(new Set(deviceTypeNames));
    const versionsOfType = 6;
    expect(rows).toHaveLength(versionsOfType * deviceTypeNames.length);
    for (const { bytes, name, size } of rows) {
      expect(mediaTypeOf(name, bytes)?.name).toBe('application/zip');
      expect(size).toBe(bytes.length);
    }
    const { rows: orphans } = await sql`
      select id from version v where language is null or config is null or back is null or not exists (
        select 1 from footwork.stored_file f where '/files/' || f.id = v.language)`.execute(database.kysely);
    expect(orphans).toEqual([]);
  });

  test('assessment systems are worded in every language of the console', async () => {
    const { rows } = await sql<{ name: object }>`
      select item->'name' as name from assessment cross join jsonb_array_elements(items) as item`.execute(
      database.kysely,
    );
    for (const { name } of rows) expect(Object.keys(name).sort()).toEqual(['en', 'es', 'zh-cn']);
  });

  test('every record could be saved again through its form', async () => {
    for (const entity of model.entities.values()) {
      // A hash of a password is no password; links are in tables of their own.
      if (entity.name === 'manager') continue;
      const { create } = validatorsOf(entity);
      const given = inputFields(entity).filter(({ type }) => type !== 'references');
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
    expect(partner?.perms.filter((perm) => perm.startsWith('sys:'))).toEqual([
      'sys:role:view',
      ...['add', 'edit', 'export', 'import', 'view'].map((verb) => `sys:user:${verb}`),
    ]);
    expect(partner?.pages).toEqual(expect.arrayContaining(['storeManagement', 'storeList', 'devicesX5']));
    expect(store?.perms.filter((perm) => perm.startsWith('sys:') || perm.startsWith('biz:merchant'))).toEqual(
      [],
    );
  });
});

test('two servers that start at once fill the database once', async () => {
  const url = await createDatabase(inject('postgresUrl'), 'seed_twice');
  const databases = [1, 2].map(() => postgresDatabase(url));
  const seeded = await Promise.all(
    databases.map(async (database) => {
      await applyPlan(database, await planModel(database, model));
      return seed(database, model, { rootPassword: 'twice-twice', now });
    }),
  );
  await Promise.all(databases.map((database) => database.close()));
  expect(seeded.map(({ kind }) => kind).sort()).toEqual(['nothing', 'root']);
});
