import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import type { Headers } from '../session/calls';
import { openReports } from './world';

describe.each(oneEngine)('GET /reports/:id/recommendations on %s', (engine) => {
  const world = openForTests(() => openReports(engine));
  let root: Headers;
  let store: Headers;

  beforeEach(async () => {
    await world.reset();
    await world.addProduct(1, 'insole', ['arch_support'], { score: 2 });
    await world.addProduct(2, 'shoe', ['motion_control', 'arch_support'], { score: 1 });
    await world.addProduct(3, 'shoe', ['neutral'], { score: 5 });
    await world.addProduct(4, 'insole', ['heel_cushioning'], { score: 4 });
    await world.addProduct(5, 'shoe', ['arch_support'], { score: 5, status: 'off_shelf' });
    await world.addReport(1, { arch: 'flat' });
    await world.addReport(2, { arch: 'normal' });
    await world.addReport(3);
    await world.addReport(4, { store: 2, arch: 'flat' });
    for (const perm of ['biz:report:view', 'biz:commodity:view']) await world.permit('STORE', perm);
    root = await world.fixture.signIn('root');
    store = await world.fixture.signIn('store');
  });

  interface Item {
    readonly product: { readonly id: number };
    readonly reasons: readonly { need: string; findings: readonly { key: string; side?: string }[] }[];
  }

  const get = (headers: Headers, report: number) => world.call(headers, `/reports/${report}/recommendations`);
  const items = async (headers: Headers, report: number) => {
    const { status, body } = await get(headers, report);
    expect([status, body.msg]).toEqual([200, '']);
    return body.data as unknown as readonly Item[];
  };
  const products = async (report: number, headers = root) =>
    (await items(headers, report)).map(({ product }) => product.id);

  /** The store of the reports 1 to 3 recommends an insole to all its customers. */
  const choose = (insole: number) =>
    sql`
      with config as (
        insert into store_config (store, pcode, show_images, own_qr) values (1, 'P1', false, false) returning id
      )
      insert into store_config__recommended_insoles (owner, target, position)
      select id, ${insole}, 0 from config`.execute(world.fixture.database.kysely);

  test('names products that fit what is found, with the reasons, those that meet the most first', async () => {
    const [first, second, ...others] = await items(root, 1);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ product: { id: 2, code: 'P-2', type: 'shoe' } });
    expect(first?.reasons.map(({ need }) => need)).toEqual(['arch_support', 'motion_control']);
    expect(second?.product.id).toBe(1);
    expect(second?.reasons).toEqual([
      {
        need: 'arch_support',
        findings: [
          expect.objectContaining({ key: 'flatArch', side: 'left', quantity: 'archIndex' }),
          expect.objectContaining({ key: 'flatArch', side: 'right', value: expect.any(Number) }),
        ],
      },
    ]);
  });

  test('names neutral products where nothing stands out', async () => {
    expect(await items(root, 2)).toMatchObject([
      { product: { id: 3 }, reasons: [{ need: 'neutral', findings: [] }] },
    ]);
  });

  test('names the best rated products for everybody, without reasons, of a report without a measurement', async () => {
    await world.addProduct(6, 'insole', [], { score: 1 });
    await world.addProduct(7, 'insole', ['neutral', 'heel_cushioning'], { score: 2 });
    const general = await items(root, 3);
    expect(general.map(({ product }) => product.id)).toEqual([3, 7, 6]);
    expect(general.every(({ reasons }) => reasons.length === 0)).toBe(true);
  });

  test('18.2: names nothing corrective, medical or for work without a finding, even chosen by the store', async () => {
    await world.addProduct(6, 'shoe', ['neutral'], { main_category: 'medical' });
    await world.addProduct(7, 'insole', [], { main_category: 'work' });
    await choose(1);
    for (const report of [2, 3]) expect(await products(report)).toEqual([3]);
    await sql`delete from commodity where id = 3`.execute(world.fixture.database.kysely);
    for (const report of [2, 3]) expect(await products(report)).toEqual([]);
    await sql`delete from store_config`.execute(world.fixture.database.kysely);
    await choose(7);
    for (const report of [2, 3]) expect(await products(report)).toEqual([7]);
  });

  test('18.2: takes somebody of unknown age for grown', async () => {
    await world.addProduct(6, 'insole', [], { main_category: 'children' });
    expect(await products(3)).toEqual([3]);
  });

  test('names those of everybody where no product fits, and none for neutral feet', async () => {
    await sql`update commodity set needs = '{}'`.execute(world.fixture.database.kysely);
    expect(await products(1)).toEqual([3, 4, 1, 2]);
    await sql`update commodity set needs = '{neutral}'`.execute(world.fixture.database.kysely);
    expect(await products(1)).toEqual([]);
  });

  test('begins with the products that the store has chosen', async () => {
    await world.addProduct(6, 'insole', ['neutral'], { score: 1 });
    await choose(1);
    expect(await products(1)).toEqual([1, 2]);
    expect(await products(3)).toEqual([3, 6]);
    await sql`delete from store_config`.execute(world.fixture.database.kysely);
    await choose(6);
    expect(await products(3)).toEqual([6, 3]);
    await sql`delete from store_config`.execute(world.fixture.database.kysely);
    await choose(1);
    // The other store has not chosen any products.
    expect(await products(4)).toEqual([2, 1]);
  });

  test('shows both types, and no second product that is like a better one, while there are others', async () => {
    for (const id of [6, 7, 8]) await world.addProduct(id, 'shoe', ['motion_control', 'arch_support']);
    await world.addProduct(9, 'shoe', ['arch_support'], { main_category: 'running' });
    const found = await products(1);
    expect(found).toHaveLength(4);
    expect(found).toEqual([6, 9, 1, 7]);
  });

  test('is bound by the scope and the rights of the caller', async () => {
    expect(await products(1, store)).toEqual([2, 1]);
    expect((await get(store, 4)).status).toBe(404);
    expect((await get(root, 99)).status).toBe(404);
    const operator = await world.fixture.signIn('operator');
    expect((await get(operator, 1)).status).toBe(403);
    expect((await get({ 'accept-language': 'en' }, 1)).status).toBe(401);
  });

  test('recommends no product to callers who may not see products', async () => {
    await world.permit('ADMIN', 'biz:report:view');
    expect(await items(await world.fixture.signIn('operator'), 1)).toEqual([]);
  });

  test('gives no reason from a measurement that is hidden from the caller', async () => {
    await sql`update role set field_rules = ${JSON.stringify({ report: { hidden: ['measurement'] } })} where code = 'STORE'`.execute(
      world.fixture.database.kysely,
    );
    world.fixture.context.sessions.invalidateAll();
    const found = await items(store, 1);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ reasons }) => reasons.length === 0)).toBe(true);
  });

  describe('18.2: to a known customer', () => {
    const customer = async (changes: string) => {
      const { kysely } = world.fixture.database;
      await world.addCustomer(1);
      await sql.raw(`update customer set ${changes} where id = 1`).execute(kysely);
      await sql`update report set customer = 1 where id = 1`.execute(kysely);
    };
    const change = (id: number, changes: string) =>
      sql.raw(`update commodity set ${changes} where id = ${id}`).execute(world.fixture.database.kysely);

    test('recommends no toddler’s shoe to an adult of 48, with or without its category', async () => {
      await customer(`birth_date = '1978-01-01'`);
      await change(1, 'size_from = 19, size_to = 26');
      expect(await products(1)).toEqual([2]);
      await change(2, `main_category = 'children'`);
      expect(await products(1)).toEqual([]);
    });

    test('names no product but those of children to a child, and none for a need that was not found', async () => {
      await customer(`birth_date = '2019-01-01'`);
      // There are no reference ranges for children, and so no findings.
      expect(await products(1)).toEqual([]);
      await change(2, `main_category = 'children'`);
      expect(await products(1)).toEqual([]);
      await change(2, `needs = '{neutral,arch_support}'`);
      expect(await products(1)).toEqual([2]);
    });

    test('recommends no shoe for first steps to children of 6 and 9 whose size is unknown', async () => {
      await change(2, `main_category = 'children', needs = '{neutral}', size_from = 18, size_to = 24`);
      for (const born of [2017, 2020] as const) {
        await customer(`birth_date = '${born}-01-01'`);
        expect(await products(1)).toEqual([]);
        await sql`update report set customer = null; delete from customer`.execute(
          world.fixture.database.kysely,
        );
      }
      await customer(`birth_date = '2024-01-01'`);
      expect(await products(1)).toEqual([2]);
    });

    test('recommends shoes of its size to a child whose feet are small for its age', async () => {
      await customer(`birth_date = '2012-01-01', gender = 'female', shoe_size = 35`);
      await change(2, `main_category = 'children', needs = '{neutral}', size_from = 30, size_to = 35`);
      expect(await products(1)).toEqual([2]);
      await change(2, 'size_to = 34');
      expect(await products(1)).toEqual([]);
    });

    test('excludes what its age has outgrown, but nothing in the smallest size of adults', async () => {
      await customer(`birth_date = '2012-01-01'`);
      await change(1, `main_category = 'children', needs = '{neutral}', size_from = 19, size_to = 26`);
      await change(2, `main_category = 'children', needs = '{neutral}', size_from = 28, size_to = 34`);
      expect(await products(1)).toEqual([2]);
      await change(2, 'size_to = 33');
      expect(await products(1)).toEqual([]);
    });

    test('names what is made in the size and for the sex of the customer, or for everybody', async () => {
      await customer(`gender = 'female', shoe_size = 38.5`);
      await change(1, 'size_from = 40, size_to = 46');
      expect(await products(1)).toEqual([2]);
      await change(1, 'size_from = 36, size_to = 39');
      await change(2, `made_for = 'male'`);
      expect(await products(1)).toEqual([1]);
      await change(2, `made_for = 'female'`);
      expect(await products(1)).toEqual([2, 1]);
    });
  });

  test('treats damaged pressures as missing', async () => {
    await sql`update report set measurement = jsonb_set(measurement, '{recordings,0,pressures}', '"AAAA"') where id = 1`.execute(
      world.fixture.database.kysely,
    );
    expect((await items(root, 1)).every(({ reasons }) => reasons.length === 0)).toBe(true);
  });
});
