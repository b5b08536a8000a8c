import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openForTests } from '../../support/open-for-tests';
import { openFixture } from '../app/fixture';
import { callsOf, type Headers } from '../session/calls';

const fixture = openForTests(() => openFixture());
let root: Headers;
const { call, permit } = callsOf(() => fixture);
const rows = (text: string) => sql.raw(text).execute(fixture.database.kysely);

beforeAll(async () => {
  root = await fixture.signIn('root');
  await rows(
    `insert into customer (name, birth_date, store, phone) values ('Ann', '1990-01-01', 1, '+1 555 0111')`,
  );
  await rows(`insert into training_plan (name, store, customer, start_date, end_date, weekdays, items, status)
    select 'Plan ' || n, 1, 1, '2026-01-12', '2026-02-12', '{mon}', '[{"exercise":"Towel","minutes":5}]', 'running'
    from generate_series(1, 3) n`);
  await rows(`insert into training_session (store, plan, planned_for, day, state)
    select 1, plan, planned_for::date, planned_for::date + 1, state
    from (values (1, '2026-01-12', 'planned'), (1, '2026-01-19', 'planned'), (2, '2026-01-12', 'planned'), (2, '2026-01-19', 'missed'),
      (3, '2026-01-12', 'planned')) v (plan, planned_for, state)`);
});

const deleted = async (plan: number, headers = root) => {
  const { status, body } = await call(headers, `/training-plans/${plan}`, 'DELETE');
  return [status, status === 200 ? '' : body.msg];
};
const sessionsOf = async (plan: number) =>
  (await call(root, `/training-sessions?plan=${plan}`)).body.data.total as number;

test('18.4: a training plan takes sessions that were only moved with it, each with its history', async () => {
  expect(await deleted(1)).toEqual([200, '']);
  expect(await sessionsOf(1)).toBe(0);
  const { rows: noted } = await sql`
    select action, record_id::int from footwork.history where entity = 'training-session' order by record_id`.execute(
    fixture.database.kysely,
  );
  expect(noted).toEqual([1, 2].map((record_id) => ({ action: 'delete', record_id })));
});

test('18.4: a training plan with a session that was done or missed stays, which is said', async () => {
  expect(await deleted(2)).toEqual([409, 'Plan 2 has 2 training sessions and cannot be deleted.']);
  expect(await sessionsOf(2)).toBe(2);
});

test('18.4: an account that may delete plans but no sessions is refused', async () => {
  for (const perm of ['training-plan:view', 'training-plan:delete', 'training-session:view'])
    await permit('ADMIN', `biz:${perm}`);
  expect((await deleted(3, await fixture.signIn('operator')))[0]).toBe(409);
  expect(await sessionsOf(3)).toBe(1);
});
