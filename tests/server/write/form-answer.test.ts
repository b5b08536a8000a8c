import { expect, test } from 'vitest';
import { openForTests } from '../../support/open-for-tests';
import { idOf, openFixture } from '../app/fixture';

const fixture = openForTests(() => openFixture());

async function send(method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) {
  const headers = await fixture.signIn('root');
  return (await fixture.app.inject({ method, url, headers, ...(payload && { payload }) })).json();
}

test('the forms of an account, a menu, a role and a merchant can be sent back as they are answered', async () => {
  const menu = {
    name: 'Start',
    type: 'directory',
    parent: null,
    route_name: 'Start',
    path: '/start',
    component: 'Layout',
  };
  const { data: made } = await send('POST', '/menus', menu);
  expect(made).toMatchObject({ id: expect.any(Number) });
  for (const one of [`/manger/${idOf('operator')}`, `/menus/${made.id}`, '/roles/2', '/merchants/1']) {
    for (const path of [`${one}/form`, one]) {
      const { data: form, msg } = await send('GET', path);
      expect(form, `${path} ${msg}`).not.toBeNull();
      const answer = await send('PUT', one, form);
      expect(answer, path).toMatchObject({ code: 0, data: { id: form.id, version: form.version } });
    }
  }
});

test('a field that nobody gives is refused by its name where it differs', async () => {
  const { data: form } = await send('GET', '/merchants/1/form');
  const body = { ...form, id: 2, update_by: 7 };
  const { code, data } = await send('PUT', '/merchants/1', body);
  expect(code).toBe(42200);
  expect(
    data.errors.map(({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`).sort(),
  ).toEqual(['id unknownField', 'update_by unknownField']);
});

test('17.23: a counted field that has changed since the form was answered is not refused', async () => {
  const { data: form } = await send('GET', '/merchants/1/form');
  const { data } = await send('PUT', '/merchants/1', {
    ...form,
    store_count: form.store_count + 1,
    contact: 'Cy',
  });
  expect(data).toMatchObject({ contact: 'Cy', version: form.version + 1 });
});

test('a form of an older version is taken back, but no other value of a field that nobody gives', async () => {
  const account = `/manger/${idOf('operator')}`;
  const { data: form } = await send('GET', `${account}/form`);
  await send('POST', `${account}/resetPassword`);
  const { data: stored } = await send('GET', `${account}/form`);
  expect([form.must_change, stored.must_change, stored.version]).toEqual([false, true, form.version + 1]);

  const other = { ...form, id: 99, password_set: null, create_time: '2001-01-01T00:00:00.000Z' };
  const { code, data } = await send('PUT', account, { ...other, contact: 'Bob' });
  expect(code).toBe(42200);
  expect(data.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
    'create_time',
    'id',
    'password_set',
  ]);

  expect(await send('PUT', account, { ...form, contact: 'Bob' })).toMatchObject({
    code: 0,
    data: { contact: 'Bob', must_change: true },
  });
});

test('a record that is gone is not found, whatever its form answered', async () => {
  const { data: form } = await send('GET', '/merchants/1/form');
  expect(await send('PUT', '/merchants/987', form)).toMatchObject({ code: 40400 });
});
