import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { defineEntity } from '../../../src/engine/schema/declaration/define-entity';
import { linked } from '../../../src/engine/schema/declaration/model';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { pageReach } from '../../../src/engine/schema/query/page-reach';
import { run, runOne } from '../../../src/engine/server/database/statement';
import { planList } from '../../../src/engine/server/entity/read/list/list-plan';
import { type FoundList, listStatement } from '../../../src/engine/server/entity/read/list/list-statement';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import { actors, now, openReading } from './fixture';

const event = entityOf(
  defineEntity({
    $id: 'event',
    title: 'Event',
    type: 'object',
    'x-big': true,
    'x-scope': { partner: 'pcode' },
    'x-sort': '-happened',
    'x-indexes': [['kind'], ['grade'], ['source', 'grade']],
    properties: {
      code: { type: 'string', 'x-unique': true, 'x-search': 'part' },
      serial: { type: 'string', 'x-unique': true },
      happened: { type: 'string', format: 'date-time' },
      kind: { type: 'string', enum: ['a', 'b'] },
      grade: { type: 'integer' },
      source: { type: 'integer', 'x-ref': 'event' },
      note: { type: 'string', maxLength: 100_000, 'x-search': true },
      phone: { type: 'string', format: 'phone', 'x-search': true },
      secret: { type: 'string', 'x-search': true, 'x-read': ['biz:event:secret'] },
      pcode: { type: 'string' },
    },
    required: ['code', 'kind'],
    additionalProperties: false,
  }),
);
const model = linked([event]);
const plan = (params: Record<string, string>) =>
  planList({ model, entity: event, actor: actors.root, now }, { _columns: 'id', ...params });
const orders = [...(event.orders ?? [])].flatMap((fields) =>
  ['asc', 'desc'].map((order) => ({ _sort: fields, _order: fields.replace(/[^,]+/g, order) })),
);
const count = 47;

describe.each(oneEngine)('a big entity on %s', (engine) => {
  const reading = openForTests(() => openReading(engine, model));

  beforeAll(async () => {
    await sql
      .raw(`insert into event (code, serial, happened, kind, grade, source)
        select 'C' || n, case when n % 3 > 0 then 'S' || n end, case when n % 4 > 0 then timestamptz '2026-01-01' + n % 5 * interval '1 hour' end,
          case when n % 2 = 0 then 'a' else 'b' end, case when n % 5 > 0 then n % 7 end, case when n % 6 > 3 then n - 3 end
        from generate_series(1, ${count}) n`)
      .execute(reading.database.kysely);
    await sql`update event set note = case id when 1 then 'Left-foot SCANNER' when 2 then '北京朝阳店' when 3 then 'München'
        when 6 then 'a\\b&c' end, phone = case id when 4 then '+34 600 111-222' end, secret = case id when 5 then 'Hidden' end
      where id < 8`.execute(reading.database.kysely);
  });

  const read = async (params: Record<string, string>, fromLast?: number) => {
    const found = await runOne<FoundList>(
      reading.database.kysely,
      listStatement(plan(params), { counted: fromLast, isFromLast: fromLast !== undefined }),
    );
    return (JSON.parse(found.list) as { id: number }[]).map(({ id }) => id);
  };

  test.each(orders)('reads each page from both ends alike: $_sort $_order', async (order) => {
    const whole = await read({ ...order, _end: '1000' });
    expect(whole).toHaveLength(count);
    for (let start = 0; start < count; start += 5) {
      const page = { ...order, _start: String(start), _end: String(start + 5) };
      expect(await read(page)).toEqual(whole.slice(start, start + 5));
      expect(await read(page, count)).toEqual(whole.slice(start, start + 5));
    }
  });

  test.each(orders)('has an index for $_sort $_order, read from either end', async (order) => {
    for (const fromLast of [undefined, count]) {
      const { sql: text, parameters } = listStatement(plan({ ...order, _start: '5', _end: '10' }), {
        counted: fromLast,
        isFromLast: fromLast !== undefined,
      });
      const page = /from \((select \* from "event" t .*?)\) t/.exec(text)?.[1] ?? '';
      const offset = page.replace(/\$\d+/, '5');
      await reading.database.kysely.connection().execute(async (connection) => {
        for (const kind of ['seqscan', 'sort', 'incremental_sort', 'bitmapscan']) {
          await sql.raw(`set enable_${kind} = off`).execute(connection);
        }
        const lines = await run<Record<string, string>>(connection, {
          sql: `explain ${offset}`,
          parameters: [],
        });
        await sql`reset all`.execute(connection);
        expect(lines.map((line) => line['QUERY PLAN']).join('\n'), parameters.join()).not.toContain('Sort');
      });
    }
  });

  test.each([
    ['foot', [1]],
    ['left FOOT', [1]],
    ['foot sc', [1]],
    ['sc', []],
    ['left foot scan', [1]],
    ['scann', [1]],
    ['anner', []],
    ['朝阳', [2]],
    ['北京朝', [2]],
    ['阳京', []],
    ['munchen', [3]],
    ['+34 600', [4]],
    ['600-111', [4]],
    ['0034600111222', [4]],
    ['hidden', [5]],
    ['%', []],
    ["'", []],
    ['a\\b & c:*', [6]],
  ])('finds words by their beginning, phones by their digits: %s', async (search, found) => {
    const { body } = await reading.get('root', `/events?_sort=id&q=${encodeURIComponent(search)}`);
    expect(body.data?.list.map(({ id }: { id: number }) => id)).toEqual(found);
  });

  test.each([
    ['C4', [4]],
    ['/0417', [11]],
    ['026/04', [11, 12]],
    ['sv/2026/0417-b', [11]],
    ['111222', [4]],
    ['111 222', [4]],
    ['1122', [4]],
    ['0042', [13]],
    ['00 42', [13]],
    ['0600 111', [4]],
    ['42', []],
    ['c9', [9]],
    ['c', [6]],
  ])('17.17: finds any part of numbers and phones: %s', async (search, found) => {
    await sql`update event set code = case id when 11 then 'SV/2026/0417-B' when 12 then 'SV/2026/0499' else code end,
        phone = case id when 13 then '138 0000 00 42' else phone end where id in (11, 12, 13)`.execute(
      reading.database.kysely,
    );
    const { body } = await reading.get('root', `/events?_sort=id&q=${encodeURIComponent(search)}`);
    expect(body.data?.list.map(({ id }: { id: number }) => id)).toEqual(found);
    const options = await reading.get('root', `/events/options?q=${encodeURIComponent(search)}`);
    expect(options.body.data.map(({ value }: { value: number }) => value)).toEqual(found);
  });

  test('does not search what the caller may not read, and takes long texts', async () => {
    expect((await reading.get('operator', '/events?q=hidden')).body.data.list).toEqual([]);
    const long = `${'x'.repeat(3000)} ${'word '.repeat(5000)}`;
    await sql`update event set note = ${long} where id = 7`.execute(reading.database.kysely);
    expect((await reading.get('root', `/events?q=${'x'.repeat(900)}`)).body.data.total).toBe(1);
  });

  test('refuses an order that no index serves, and says why', async () => {
    for (const address of [
      '_sort=note',
      '_sort=source',
      '_sort=grade,kind',
      '_sort=source,grade&_order=asc,desc',
    ]) {
      const { status, body } = await reading.get('root', `/events?${address}`);
      expect([address, status, body.code]).toEqual([address, 400, 40007]);
    }
    expect((await reading.get('root', '/events?_sort=code,note')).status).toBe(200);
    expect((await reading.get('root', '/events?_sort=nothing')).body.code).toBe(40003);
  });

  test('refuses a page that is far from both ends, and answers one past the last row', async () => {
    const many = 2 * pageReach + 1050;
    const page = async (start: number, more = '') =>
      (await reading.get('root', `/events?_sort=id&_start=${start}&_end=${start + 20}&_columns=id${more}`))
        .body;
    expect((await page(pageReach + 1)).data).toEqual({ list: [], total: count, totalIs: 'exact' });
    const { kysely } = reading.database;
    await sql`update footwork.entity_total set rows = 0 where entity = 'event'`.execute(kysely);
    await sql`update footwork.entity_total set rows = ${many} where ctid = (
      select min(ctid) from footwork.entity_total where entity = 'event' and scope = 'all')`.execute(kysely);
    expect((await page(pageReach)).data).toEqual({ list: [], total: many, totalIs: 'exact' });
    const last = (await page(many - 10)).data.list.map((row: { id: number }) => row.id);
    expect(last).toEqual(Array.from({ length: 10 }, (_, at) => count - 9 + at));
    expect((await page(pageReach + 1)).code).toBe(40008);
    expect((await page(pageReach + 1, '&kind=a')).data.list).toEqual([]);
    expect((await page(many - pageReach - 20)).code).toBe(0);
  });
});
