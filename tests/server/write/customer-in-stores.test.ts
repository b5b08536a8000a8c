import { expect, test } from 'vitest';
import { openForTests } from '../../support/open-for-tests';
import { openFixture } from '../app/fixture';
import { callsOf } from '../session/calls';

const fixture = openForTests(() => openFixture());
const { call } = callsOf(() => fixture);

test('17.14: a store does not learn whether another store knows a phone; within a store it is unique', async () => {
  const root = await fixture.signIn('root');
  const listed = await call(root, '/stores?_end=1');
  const first = (listed.body.data.list as { id: number }[])[0]?.id;
  const given = (await call(root, `/stores/${first}/form`)).body.data;
  const named = Object.fromEntries(
    ['name', 'merchant', 'contact', 'phone', 'country', 'detail_address'].map((name) => [name, given[name]]),
  );
  const other = await call(root, '/stores', 'POST', { ...named, code_num: 'FW-77', search_pwd: '123456' });
  expect(other.status).toBe(200);
  const customer = { name: 'Ann', birth_date: '1990-01-01', phone: '+34 600 111 222' };
  const statusIn = async (store: unknown) =>
    (await call(root, '/customers', 'POST', { ...customer, store })).status;
  expect([await statusIn(first), await statusIn(other.body.data.id), await statusIn(first)]).toEqual([
    200, 200, 422,
  ]);
});
