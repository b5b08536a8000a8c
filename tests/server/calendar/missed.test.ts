import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openForTests } from '../../support/open-for-tests';
import { openFixture } from '../app/fixture';
import { callsOf } from '../session/calls';

const fixture = openForTests(() => openFixture());
const { call } = callsOf(() => fixture);

beforeAll(async () => {
  await sql`insert into customer (name, birth_date, store, phone) values ('Ann', '1990-01-01', 1, '+1 555 0110')`.execute(
    fixture.database.kysely,
  );
});

test('18.4: what is still to come cannot be missed; what was marked too early can be set back', async () => {
  const root = await fixture.signIn('root');
  const make = async (starts_at: string) => {
    const values = { store: 1, customer: 1, kind: 'check', starts_at, minutes: 30 };
    return (await call(root, '/appointments', 'POST', values)).body.data.id as number;
  };
  const act = (id: number, action: string) => call(root, `/appointments/${id}/${action}`, 'POST', {});
  const later = await make('2026-01-15T08:00:01Z');
  const { status, body } = await act(later, 'miss');
  expect([status, body.msg]).toEqual([422, 'Not possible yet: “Start” is in the future (ID 1)']);
  const past = await make('2026-01-15T07:00:00Z');
  expect((await act(past, 'miss')).status).toBe(200);
  expect((await act(past, 'arrive')).body.data).toMatchObject({ state: 'arrived' });
  expect((await act(past, 'complete')).status).toBe(200);
  expect((await act(past, 'arrive')).body.data).toMatchObject({ state: 'arrived' });
});
