import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Envelope } from '../../../src/engine/schema/contract/envelope';
import * as picture from '../../../src/engine/server/accounts/verify-picture';
import { systemTable } from '../../../src/engine/server/database/system-schema';
import * as passwords from '../../../src/engine/server/entity/write/password';
import { openForTests } from '../../support/open-for-tests';
import { openFixture, password } from '../app/fixture';

const fixture = openForTests(() => openFixture());

beforeEach(() => fixture.reset());

afterEach(() => vi.restoreAllMocks());

type Form = Record<string, string | number>;

const right = { username: 'operator', password, utype: '1' };
const wrong = { ...right, password: 'not-the-one' };

async function login(form: Form, remoteAddress = '10.0.0.1') {
  const headers = { 'accept-language': 'en' };
  const answer = await fixture.app.inject({
    method: 'POST',
    url: '/manger/login',
    payload: form,
    headers,
    remoteAddress,
  });
  return {
    status: answer.statusCode,
    body: answer.json<Envelope<Record<string, string> | null>>(),
    headers: answer.headers,
  };
}

async function fail(times: number, form: Form = wrong, remoteAddress = '10.0.0.1') {
  const answers = [];
  for (let at = 0; at < times; at++) answers.push(await login(form, remoteAddress));
  return answers;
}

const minutes = 60_000;
const later = (ms: number) => {
  fixture.clock.now = new Date(fixture.clock.now.getTime() + ms);
};

describe('a login', () => {
  const token = { code: 0, msg: '', data: { token: expect.stringMatching(/^[\w-]{43}$/) } };

  test('as JSON', async () => {
    expect((await login(right)).body).toEqual(token);
    expect((await login({ ...right, utype: 1 })).body).toEqual(token);
  });

  test('whatever the capitals of the name', async () => {
    expect((await login({ ...right, username: 'OpeRator' })).body).toEqual(token);
  });

  test('by no other letter, under which its failures would not count for the account', async () => {
    await sql`update manager set username = 'operator.i' where username = 'operator'`.execute(
      fixture.database.kysely,
    );
    expect((await login({ ...right, username: 'operator.I' })).body).toEqual(token);
    expect((await login({ ...right, username: 'operator.\u0130' })).body).toMatchObject({ code: 40101 });
  });

  test('as a form', async () => {
    const answer = await fixture.app.inject({
      method: 'POST',
      url: '/manger/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(right).toString(),
    });
    expect(answer.json()).toEqual(token);
  });

  test('as multipart form data', async () => {
    const parts = Object.entries(right).map(
      ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const answer = await fixture.app.inject({
      method: 'POST',
      url: '/manger/login',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: `${parts.join('')}--b--\r\n`,
    });
    expect(answer.json()).toEqual(token);
  });

  test('stores of the token a hash only', async () => {
    const { body } = await login(right);
    const rows = await fixture.database.kysely.selectFrom(systemTable('session')).selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(body.data?.token);
    expect(rows[0]).toMatchObject({
      ip: '10.0.0.1',
      manager_id: 2,
      last_used_at: '2026-01-15T08:00:00.000Z',
    });
  });
});

test('whatever is wrong, the answer is the same', async () => {
  const answers = [
    await login(wrong, '10.0.0.2'),
    await login({ ...right, username: 'nobody' }, '10.0.0.3'),
    await login({ ...right, utype: '2' }, '10.0.0.4'),
    await login({ ...right, username: 'disabled' }, '10.0.0.5'),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(401);
    expect(body).toEqual({ code: 40101, msg: 'The username or password is wrong.', data: null });
  }
});

test('an unknown name costs as much as a wrong password', async () => {
  const verify = vi.spyOn(passwords, 'verifyPassword');
  await login({ ...right, username: 'nobody' });
  expect(verify).toHaveBeenCalledOnce();
  expect(verify.mock.calls[0]?.[0]).toMatch(/^\$argon2id\$/);
});

test.each([
  [{}, ['Please enter Username', 'Please enter Password', 'Kind of account cannot be empty']],
  [{ ...right, username: '  ' }, ['Please enter Username']],
  [{ ...right, password: '12345' }, ['The password cannot be less than 6 digits']],
  [{ ...right, password: 'x'.repeat(129) }, ['Password can have at most 128 characters']],
  [{ username: 'operator', password }, ['Kind of account cannot be empty']],
  [{ username: 'nobody', password }, ['Kind of account cannot be empty']],
])('the form %j is refused by rule', async (form, messages) => {
  const { status, body } = await login(form);
  expect([status, body.code]).toEqual([422, 42200]);
  const { errors } = body.data as unknown as { errors: { message: string }[] };
  expect(errors.map((error) => error.message)).toEqual(messages);
});

describe('after three failures', () => {
  beforeEach(() => {
    vi.spyOn(picture, 'randomCode').mockReturnValue('AHKX');
  });

  test('the third answer brings a verify code, and nothing is tried without one', async () => {
    const answers = await fail(3);
    expect(answers.map(({ body }) => body.data?.captchaImage?.slice(0, 18))).toEqual([
      undefined,
      undefined,
      'data:image/png;bas',
    ]);
    later(1000);
    const { status, body } = await login(right);
    expect([status, body.code, body.msg]).toEqual([401, 40102, 'Please enter Verify Code']);
    expect(body.data).toEqual({
      captchaKey: expect.any(String),
      captchaImage: expect.any(String),
      captchaWork: expect.any(Number),
    });
  });

  test('the right code lets the right password in, once', async () => {
    const { captchaKey = '' } = (await fail(3))[2]?.body.data ?? {};
    later(1000);
    const first = await login({ ...wrong, captchaKey, captchaCode: 'ahkx' });
    expect(first.body.code).toBe(40101);
    later(2000);
    expect((await login({ ...right, captchaKey, captchaCode: 'ahkx' })).body.code).toBe(40103);
    const next = await login({
      ...right,
      captchaKey: first.body.data?.captchaKey ?? '',
      captchaCode: 'AHKX',
    });
    expect(next.body.code).toBe(0);
  });

  test('a wrong code is reported, with the next one', async () => {
    const { captchaKey = '' } = (await fail(3))[2]?.body.data ?? {};
    later(1000);
    const { status, body } = await login({ ...right, captchaKey, captchaCode: 'ZZZZ' });
    expect([status, body.code, body.msg]).toEqual([401, 40103, 'The Verify Code is wrong.']);
    expect(body.data?.captchaKey).not.toBe(captchaKey);
  });

  test('they are counted by account', async () => {
    await fail(1, wrong, '10.0.0.1');
    await fail(2, { ...wrong, username: 'OPERATOR' }, '10.0.0.2');
    later(1000);
    expect((await login(right, '10.0.0.3')).body.code).toBe(40102);
    expect((await login({ ...right, username: 'root' }, '10.0.0.3')).body.code).toBe(0);
  });

  test('they are counted by address', async () => {
    for (const username of ['one', 'two', 'three']) await fail(1, { ...wrong, username });
    later(1000);
    expect((await login(right)).body.code).toBe(40102);
    expect((await login(right, '10.0.0.3')).body.code).toBe(0);
  });

  test('they are forgotten after 15 minutes', async () => {
    await fail(3);
    later(15 * minutes);
    expect((await login(right)).body.code).toBe(0);
  });

  test('a success forgives what the account did, at the address too', async () => {
    await fail(2);
    await login(right);
    expect(await fail(2)).toMatchObject([
      { body: { code: 40101, data: null } },
      { body: { code: 40101, data: null } },
    ]);
    expect((await login(right)).body.code).toBe(0);
  });
});

test('a verify code can be asked for by itself', async () => {
  const answer = await fixture.app.inject('/manger/captcha');
  expect(answer.json()).toEqual({
    code: 0,
    msg: '',
    data: {
      captchaKey: expect.stringMatching(/^[\w-]{22}$/),
      captchaImage: expect.stringMatching(/^data:image\/png;base64,/),
      captchaWork: expect.any(Number),
    },
  });
});

test('an address that tries too often has to wait', async () => {
  await fail(30, {});
  const { status, body, headers } = await login(right);
  expect([status, body.code, headers['retry-after']]).toEqual([429, 42900, '60']);
  expect((await login(right, '10.0.0.2')).body.code).toBe(0);
  later(minutes);
  expect((await login(right)).body.code).toBe(0);
});

test('hostile forms are wrong logins or named faults, never errors of ours', async () => {
  const forms = [
    { username: { $ne: '' }, password: ['x'], utype: null },
    { username: "' or 1=1 --", password: "' or 1=1 --", utype: "1' or '1'='1" },
    { username: 'a'.repeat(9_000), password, utype: '1' },
    { username: 'operator', password, utype: '1', captchaKey: 'x', captchaCode: 'y', more: 1 },
  ];
  for (const form of forms) {
    const answer = await fixture.app.inject({ method: 'POST', url: '/manger/login', payload: form });
    expect([200, 401, 422]).toContain(answer.statusCode);
  }
});
