import { expect, test } from 'vitest';
import { openForTests } from '../../support/open-for-tests';
import { openFixture } from '../app/fixture';
import { callsOf } from '../session/calls';

const fixture = openForTests(() => openFixture());
const { call } = callsOf(() => fixture);

test('E10: nobody is born in the future, or before 1900', async () => {
  const root = await fixture.signIn('root');
  const stores = await call(root, '/stores?_end=1');
  const [store] = (stores.body.data.list as { id: number }[]).map(({ id }) => id);
  const give = (birth_date: string) =>
    call(root, '/customers', 'POST', { name: 'Ann', birth_date, store, phone: '+34 600 111 222' });
  const refused = await give('2999-01-01');
  expect([refused.status, refused.body.data.errors]).toEqual([
    422,
    [expect.objectContaining({ field: 'birth_date', rule: 'maximum' })],
  ]);
  const old = await give('1026-01-01');
  expect([old.status, old.body.data.errors]).toEqual([
    422,
    [expect.objectContaining({ field: 'birth_date', rule: 'minimum' })],
  ]);
  const made = await give('1990-01-01');
  expect(made.status).toBe(200);
  const { id, version } = made.body.data;
  const changed = await call(root, `/customers/${id}`, 'PUT', { version, birth_date: '2999-01-01' });
  expect(changed.status).toBe(422);
});
