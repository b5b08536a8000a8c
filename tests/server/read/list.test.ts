import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import { insertRows, openReading } from './fixture';

const ids = (body: { data: { list: { id: number }[] } }) => body.data.list.map((row) => row.id);

describe.each(oneEngine)('%s', (engine) => {
  const reading = openForTests(() => openReading(engine));

  beforeAll(() => insertRows(reading.database));

  test('without parameters: the newest 20 with the exact total', async () => {
    const { status, headers, body } = await reading.get('root', '/specimens');
    expect(status).toBe(200);
    expect(headers['x-total-count']).toBe('24');
    expect(body).toMatchObject({ code: 0, msg: '', data: { total: 24, totalIs: 'exact' } });
    expect(ids(body)).toEqual(Array.from({ length: 20 }, (_, at) => 24 - at));
  });

  test('references to many come in their order', async () => {
    const { body } = await reading.get('root', '/specimens?id_in=1,4');
    expect(body.data.list.map((row: { twins: number[] }) => row.twins)).toEqual([[], [3, 2]]);
    expect(body.data.list[1]._labels.twins).toEqual(['Text 3', 'Text 2']);
    expect(body.data.list[0]._labels.origin).toBe('Text 2');
  });

  test('pages', async () => {
    const page = await reading.get('root', '/specimens?_start=20&_end=40');
    expect(ids(page.body)).toEqual([4, 3, 2, 1]);
    expect(page.body.data.total).toBe(24);
    const beyond = await reading.get('root', '/specimens?_start=1000&_end=1020');
    expect(beyond.body.data).toEqual({ list: [], total: 24, totalIs: 'exact' });
    const none = await reading.get('root', '/specimens?_start=0&_end=0');
    expect(none.body.data).toEqual({ list: [], total: 24, totalIs: 'exact' });
  });

  test('searches all searchable fields, with signs that patterns know taken as they are', async () => {
    expect(ids((await reading.get('root', '/specimens?q=tEXt%202&_sort=id')).body)).toEqual([
      2, 20, 21, 22, 23, 24,
    ]);
    expect(ids((await reading.get('root', '/specimen-shops?q=100%25')).body)).toEqual([3]);
    expect(ids((await reading.get('root', '/specimen-shops?q=%25')).body)).toEqual([3]);
    expect(ids((await reading.get('root', '/specimen-shops?q=a_a')).body)).toEqual([]);
    expect(ids((await reading.get('root', '/specimen-shops?q=%20')).body)).toEqual([3, 2, 1]);
  });

  test('an entity without searchable fields finds nothing', async () => {
    expect((await reading.get('root', '/managers?q=ann')).body.data).toEqual({
      list: [],
      total: 0,
      totalIs: 'exact',
    });
  });

  describe('what an actor may see', () => {
    test('labels stop at the edge of the scope and of the permissions; authors are shown by their public name', async () => {
      const [row] = (await reading.get('partner', '/specimens?id=1')).body.data.list;
      expect(row.twins).toEqual([3, 2]);
      expect(row._labels).toEqual({
        shop: 'Beta',
        twins: [null, 'Text 2'],
        origin: null,
        create_by: null,
        update_by: null,
      });
      const [two] = (await reading.get('partner', '/specimens?id=2')).body.data.list;
      expect(two).toMatchObject({ shop: 3, create_by: 1, _labels: { shop: null, create_by: 'Ann A.' } });
    });

    test('counts stop at the edge of the scope', async () => {
      const count = async (actor: 'root' | 'partner') =>
        (await reading.get(actor, '/specimens?id=1')).body.data.list[0].copies;
      expect([await count('root'), await count('partner')]).toEqual([7, 0]);
    });

    test('a hidden field is neither answered nor filtered or sorted by', async () => {
      const { body } = await reading.get('operator', '/specimens?_end=1');
      expect(body.data.list[0]).not.toHaveProperty('hidden');
      expect(body.data.list[0]).not.toHaveProperty('pass');
      for (const address of [
        'hidden=a',
        'hidden_like=a',
        '_sort=hidden',
        'hidden_null=true',
        '_columns=text,hidden',
      ]) {
        const { status, body } = await reading.get('operator', `/specimens?${address}`);
        expect([status, body.code]).toEqual([403, 40301]);
      }
    });

    test('without permission nothing is answered, and accounts are for operators', async () => {
      expect((await reading.get('nobody', '/specimens')).status).toBe(403);
      expect((await reading.get('partner', '/managers')).status).toBe(403);
    });
  });

  test('an address that is not understood is a 400', async () => {
    for (const address of [
      '?nothing=1',
      '?text_gte=1',
      '?amount=x',
      '?_end=2000',
      '?_sort=words',
      '?pass=x',
      '?copies=x',
      '?copies_null=true',
      '?photos=x',
      '?_columns=text,nothing',
      '?_columns=pass',
    ]) {
      expect((await reading.get('root', `/specimens${address}`)).status).toBe(400);
    }
  });

  test('the exact total counts 10,000; beyond, it is a lower bound', async () => {
    const insert = (count: number) =>
      sql.raw(
        `insert into specimen_shop (name, pcode) select 'Many ' || n, 'P9' from generate_series(1, ${count}) n`,
      );
    await insert(10_000).execute(reading.database.kysely);
    const total = async (address: string) => {
      const { total, totalIs } = (await reading.get('root', `/specimen-shops${address}`)).body.data;
      return [total, totalIs];
    };
    expect(await total('?pcode=P9')).toEqual([10_000, 'exact']);
    await insert(1).execute(reading.database.kysely);
    expect(await total('?pcode=P9')).toEqual([10_000, 'atLeast']);
    expect(await total('?q=many')).toEqual([10_000, 'atLeast']);
    expect(await total('')).toEqual([10_004, 'exact']);
  });
});
