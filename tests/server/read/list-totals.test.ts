import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { sumLimit } from '../../../src/engine/schema/contract/envelope';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import { insertRows, openReading, type Reading } from './fixture';

const exact = (total: number) => ({ total, totalIs: 'exact' });

describe.each(oneEngine)('%s', (engine) => {
  const reading = openForTests(() => openReading(engine));

  beforeAll(async () => {
    await insertRows(reading.database);
    await sql`update specimen set state = 'sent' where id <= 4`.execute(reading.database.kysely);
  });

  const totals = async (actor: Parameters<Reading['get']>[0], query: string) =>
    (await reading.get(actor, `/specimens/totals?${query}`)).body;

  test('counts the states of what is listed: in scope, within filters and the search', async () => {
    const counted = async (actor: Parameters<Reading['get']>[0], query = '') => {
      const { data } = await totals(actor, `_by=state${query}`);
      return [data.total, ...data.states.map(({ total }: { total: number }) => total)];
    };
    expect((await totals('root', '_by=state')).data).toEqual({
      ...exact(24),
      states: [
        { state: 'draft', ...exact(20) },
        { state: 'sent', ...exact(4) },
      ],
      sums: {},
    });
    expect(await counted('partner')).toEqual([16, 13, 3]);
    expect(await counted('store')).toEqual([8, 7, 1]);
    expect(await counted('root', '&kind=fancy')).toEqual([6, 5, 1]);
    expect(await counted('root', '&q=text 2')).toEqual([6, 5, 1]);
    expect(await counted('root', '&state=sent')).toEqual([4, 0, 4]);
    expect(await counted('root', '&text_like=nothing')).toEqual([0, 0, 0]);
    expect((await totals('root', '')).data).toEqual({ ...exact(24), states: [], sums: {} });
  });

  test('refuses what is hidden, and names what it does not know', async () => {
    expect(await totals('nobody', '_by=state')).toMatchObject({ code: 40300 });
    expect(await totals('ruled', '_by=state')).toMatchObject({ code: 40301, data: { field: 'state' } });
    expect(await totals('ruled', '_sum=deposit')).toMatchObject({ code: 40301, data: { field: 'deposit' } });
    expect(await totals('ruled', '_sum=price')).toMatchObject({ code: 40301, data: { field: 'currency' } });
    expect(await totals('operator', 'hidden=x')).toMatchObject({ code: 40301, data: { field: 'hidden' } });
    for (const [query, name] of [
      ['_by=kind', '_by'],
      ['_by=state,state2', '_by'],
      ['_sum=amount', '_sum'],
      ['_sum=', '_sum'],
      ['_columns=text', '_columns'],
      ['no_such=1', 'no_such'],
    ])
      expect((await totals('root', query ?? '')).data, query).toMatchObject({ name });
    expect((await reading.get('root', '/managers/totals')).status).toBe(404);
  });

  test('a long list is counted as far as its own total is, and its amounts are not added up', async () => {
    const columns = ['pcode', 'shop', 'price', 'currency', 'kind', 'state', 'active'];
    await reading.database.kysely.connection().execute(async (connection) => {
      // Without triggers the insert takes only seconds; they keep no total of a filtered list anyway.
      await sql`set session_replication_role = replica`.execute(connection);
      await sql
        .raw(
          `insert into specimen (text, code, ${columns}) select 'Many ' || n, 'MANY-' || n, ${columns}
          from specimen, generate_series(1, ${sumLimit}) n where id = 1`,
        )
        .execute(connection);
      await sql`set session_replication_role = origin`.execute(connection);
    });
    const listed = async (query: string) => {
      const { data } = (await reading.get('root', `/specimens?_end=0&kind=plain&${query}`)).body;
      return { total: data.total, totalIs: data.totalIs };
    };
    const { data } = await totals('root', 'kind=plain&_by=state&_sum=price');
    expect(data).toEqual({
      ...(await listed('')),
      states: [
        { state: 'draft', ...(await listed('state=draft')) },
        { state: 'sent', ...(await listed('state=sent')) },
      ],
      sums: {},
    });
    expect(data.total).toBe(10_000);
    expect(data.states).toEqual([
      { state: 'draft', ...exact(15) },
      { state: 'sent', total: 10_000, totalIs: 'atLeast' },
    ]);
    expect((await totals('root', '_sum=price&id_lt=100')).data.sums.price).toHaveLength(2);
  });
});
