import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../database/engines';
import { insertRows, openReading, type Reading } from './fixture';

describe.each(oneEngine)('%s', (engine) => {
  let reading: Reading;

  beforeAll(async () => {
    reading = await openReading(engine);
    await insertRows(reading.database);
  });
  afterAll(() => reading.close());

  const totals = async (actor: Parameters<Reading['get']>[0], ...lists: string[]) => {
    const query = new URLSearchParams(lists.map((list) => ['of', list]));
    return (await reading.get(actor, `/totals?${query}`)).body;
  };

  test.each(['root', 'operator', 'partner', 'store'] as const)(
    'each list of a %s counts what it lists, by one statement',
    async (actor) => {
      const lists = ['specimen', 'specimen?kind=fancy', 'specimen?amount_gte=3&amount_lte=9'];
      const { data } = await totals(actor, ...lists);
      const listed = await Promise.all(
        lists.map(async (list) => {
          const { body } = await reading.get(actor, list.replace('specimen', '/specimens'));
          return { total: body.data.total, totalIs: body.data.totalIs, mayCreate: actor === 'root' };
        }),
      );
      expect(data).toEqual(listed);
      expect(new Set(listed.map(({ total }) => total)).size).toBeGreaterThan(1);
    },
  );

  test('a list that the caller may not see has no total', async () => {
    expect((await totals('nobody', 'specimen')).data).toEqual([null]);
    expect((await totals('operator', 'specimen?hidden=x', 'no-such', '')).data).toEqual([null, null, null]);
    expect((await totals('root')).data).toEqual([]);
  });

  test('a bad query is named, and too many lists are refused', async () => {
    expect((await totals('root', 'specimen?no_such=1')).data).toMatchObject({ name: 'no_such' });
    const many = Array.from({ length: 1001 }, () => 'x');
    expect((await totals('root', ...many)).data).toEqual({ name: 'of', limit: 1000 });
  });
});
