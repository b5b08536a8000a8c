import { beforeAll, describe, expect, test } from 'vitest';
import { AppError, type ErrorName, errorCatalogue } from '../../../src/engine/schema/contract/app-error';
import type { Envelope } from '../../../src/engine/schema/contract/envelope';
import { invalid, issueOf } from '../../../src/engine/server/http/invalid';
import { translate } from '../../../src/engine/server/http/words';
import { openForTests } from '../../support/open-for-tests';
import { openFixture } from './fixture';

const fixture = openForTests(() =>
  openFixture({ log: { level: 'info', stream: { write: (line) => logged.push(line) } } }),
);
let root: Record<string, string>;
const logged: string[] = [];

beforeAll(async () => {
  fixture.app.get('/test/bug', async () => {
    throw new Error('secret detail');
  });
  fixture.app.get('/test/no-database', async () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  });
  fixture.app.get('/test/busy', async () => {
    throw new AppError('busy', {}, null, { cause: new Error('out of locks') });
  });
  fixture.app.get('/test/unknown-check', async () => {
    throw invalid([issueOf('', 'invalid')], { cause: new Error('out of range') });
  });
  fixture.app.get('/test/refusal', async () => {
    throw new AppError('tooManyRequests', { seconds: 7 });
  });
  root = await fixture.signIn('root');
});

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'OPTIONS' | 'PATCH';
  url: string;
  headers?: Record<string, string>;
  payload?: string | Buffer;
}

async function call({ method = 'GET', url, headers, payload }: Call) {
  const { app } = fixture;
  return app.inject({
    method,
    url,
    headers: { ...root, ...headers },
    ...(payload !== undefined && { payload }),
  });
}

/** Asserts that the answer is the envelope of this error and has the headers of every answer. */
async function expectError(request: Call, error: ErrorName): Promise<Envelope> {
  const answer = await call(request);
  const { code, status } = errorCatalogue[error];
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.headers['x-request-id']).toMatch(/^[\w-]+$/);
  const envelope = answer.json<Envelope>();
  expect(envelope).toEqual({ code, msg: expect.stringMatching(/\S/), data: envelope.data });
  return envelope;
}

const json = { 'content-type': 'application/json' };
const login = (payload: string | Buffer, headers: Record<string, string> = json): Call => ({
  method: 'POST',
  url: '/manger/login',
  headers,
  payload,
});

describe('addresses', () => {
  test('an unknown one', () => expectError({ url: '/nowhere' }, 'noSuchRoute'));
  test('an unknown one with a body of any kind', () =>
    expectError(
      { method: 'POST', url: '/nowhere', headers: { 'content-type': 'a/b' }, payload: 'x' },
      'noSuchRoute',
    ));
  test('a parent of known ones', () => expectError({ url: '/manger' }, 'noSuchRoute'));
  test('broken percent-encoding in the path', () => expectError({ url: '/stores/%E0%A4%A' }, 'badRequest'));
  test('broken percent-encoding in the query', () => expectError({ url: '/health?a=%E0%A4' }, 'badRequest'));
  test('half a surrogate pair', () => expectError({ url: '/health?a=%ED%A0%80' }, 'badRequest'));
  test('NUL', () => expectError({ url: '/stores?name=%00' }, 'badRequest'));
  test('NUL in the path', () => expectError({ url: '/stores/%00' }, 'badRequest'));
  test('a part too long to be an id', () =>
    expectError({ url: `/stores/${'1'.repeat(2000)}` }, 'headersTooLarge'));
  test('a parameter named like a prototype', () =>
    expectError({ url: '/stores?__proto__=1' }, 'unknownParameter'));
});

test('the descriptions of the endpoints are for whoever is signed in', async () => {
  expect((await call({ url: '/openapi.json' })).json().openapi).toMatch(/^3\.1/);
  await expectError({ url: '/openapi.json', headers: { authorization: '' } }, 'sessionExpired');
});

describe('methods', () => {
  test('a known address that does not answer it', async () => {
    await expectError({ method: 'DELETE', url: '/health' }, 'methodNotAllowed');
    expect((await call({ method: 'DELETE', url: '/health' })).headers.allow).toBe('GET, HEAD');
  });
  test('an address with a parameter', async () => {
    const answer = await call({ method: 'POST', url: '/stores/1?x=1' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'DELETE, GET, HEAD, PUT']);
  });
  test.each(['/stores/nonsense', '/stores/1/nonsense', '/manger/nonsense', '/menu-drafts/nonsense'])(
    'an unknown address below a known one: %s',
    async (url) => {
      await expectError({ url: `${url}/more` }, 'noSuchRoute');
      await expectError({ method: 'POST', url }, 'noSuchRoute');
      await expectError({ method: 'PATCH', url }, 'noSuchRoute');
      expect((await call({ method: 'POST', url })).headers.allow).toBeUndefined();
    },
  );
  test('GET where only DELETE is answered', () => expectError({ url: '/sessions/1' }, 'methodNotAllowed'));
  test('PATCH is nowhere', () => expectError({ method: 'PATCH', url: '/stores/1' }, 'methodNotAllowed'));
  test('OPTIONS says what is answered', async () => {
    const answer = await call({ method: 'OPTIONS', url: '/health' });
    expect([answer.statusCode, answer.headers.allow, answer.body]).toEqual([204, 'GET, HEAD', '']);
    expect((await call({ method: 'OPTIONS', url: '/nowhere' })).statusCode).toBe(404);
  });
  test.each(['/health', '/health/ready', '/health/live'])('%s ignores the query of a probe', async (url) => {
    expect((await call({ url: `${url}?x=1` })).statusCode).toBe(200);
  });
  test('HEAD is GET without a body', async () => {
    const answer = await call({ method: 'HEAD', url: '/health' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });
});

describe('bodies', () => {
  test('broken JSON', () => expectError(login('{"username":'), 'badJson'));
  test.each(['null', '1', '"x"', '[]'])('JSON that is no object: %s', async (text) => {
    await expectError(login(text), 'badJson');
    const answer = await call(login(text, { ...json, 'accept-language': 'en' }));
    expect(answer.json().msg).toBe('The body is JSON, but not an object: {…}');
  });
  test('bytes that are not UTF-8', () => expectError(login(Buffer.from([0x7b, 0xff, 0x7d])), 'badJson'));
  test('__proto__', () => expectError(login('{"a":{"__proto__":{"x":1}}}'), 'badJson'));
  test('__proto__ in disguise', () => expectError(login('{"\\u005f_proto__":1}'), 'badJson'));
  test('constructor.prototype', () => expectError(login('{"constructor":{"prototype":{}}}'), 'badJson'));
  test('nesting without end', () =>
    expectError(
      { ...login(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`), url: '/stores' },
      'badJson',
    ));
  test('NUL', () => expectError(login('{"username":"a\\u0000b"}'), 'badValue'));
  test('NUL in a key', () => expectError(login('{"a\\u0000":1}'), 'badJson'));
  test('half a surrogate pair', () => expectError(login('{"a":{"b":["\\ud800"]}}'), 'badValue'));
  test('a number without end', () => expectError(login('{"a":1e999}'), 'badValue'));
  test('NUL in a form', () =>
    expectError(
      login('username=a%00b', { 'content-type': 'application/x-www-form-urlencoded' }),
      'badValue',
    ));
  test.each([
    ['/manger/login', 10_000],
    ['/menus/entities', 64 * 1024],
    ['/stores', 1024 * 1024],
    ['/stores/batch', 1024 * 1024],
    ['/menu-drafts', 1024 * 1024],
  ])('A6: a body of %s is at most %i bytes', async (url, limit) => {
    const ofLength = (length: number) => `{"a":"${'x'.repeat(length - 8)}"}`;
    await expectError({ ...login(ofLength(limit + 1)), url }, 'bodyTooLarge');
    expect((await call({ ...login(ofLength(limit)), url })).statusCode).toBe(422);
  });
  test('a form that is too large', () =>
    expectError(
      login(`username=${'x'.repeat(20_000)}`, { 'content-type': 'application/x-www-form-urlencoded' }),
      'bodyTooLarge',
    ));
  test.each(['text/plain', 'application/xml', 'nonsense', 'application/json-patch+json', ''])(
    'the content type %j',
    async (type) => {
      await expectError(login('{}', { 'content-type': type }), 'wrongContentType');
    },
  );
  test('a form where JSON is asked for', () =>
    expectError(
      {
        method: 'POST',
        url: '/manger/changePassword',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'oldPassword=a',
      },
      'wrongContentType',
    ));
  test('multipart without a boundary', () =>
    expectError(login('x', { 'content-type': 'multipart/form-data' }), 'badRequest'));
  test('multipart that is none', () =>
    expectError(login('x', { 'content-type': 'multipart/form-data; boundary=b' }), 'badRequest'));
  test('an empty body is an empty object', () => expectError(login(''), 'invalid'));
});

describe('words', () => {
  test.each([
    ['en-US,en;q=0.9', 'en'],
    ['es', 'es'],
    ['zh-CN', 'zh-cn'],
    ['de-CH, en;q=0.5', 'de'],
    ['it', 'zh-cn'],
    ['\u00ff;;q=abc,,', 'zh-cn'],
    ['', 'zh-cn'],
  ] as const)('Accept-Language %j is answered in %s', async (header, language) => {
    const { msg } = await expectError(
      { url: '/nowhere', headers: { 'accept-language': header } },
      'noSuchRoute',
    );
    expect(msg).toBe(translate(language, 'errors.noSuchRoute'));
  });

  test('each field at fault is named as the caller calls it', async () => {
    const request = { method: 'POST', url: '/stores', headers: json, payload: '{"phone":"x"}' } as const;
    const { data } = await expectError(request, 'invalid');
    const { errors } = data as { errors: unknown[] };
    expect(errors).toContainEqual({
      field: 'phone',
      rule: 'format.phone',
      params: {},
      message: 'Phone must be a correct phone number',
    });
    expect(errors).toContainEqual({
      field: 'name',
      rule: 'required',
      params: {},
      message: 'Name cannot be empty',
    });
  });
});

test('an error of ours is a 500 that tells nothing, and is logged under the id that the caller was given', async () => {
  const answer = await call({ url: '/test/bug?phone=5550100' });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ code: 50000, msg: 'system error', data: null });
  const line = logged.map((text) => JSON.parse(text)).find((entry) => entry.msg === 'unexpected error');
  expect(line).toMatchObject({ reqId: answer.headers['x-request-id'], err: { message: 'secret detail' } });
});

test('a database that does not answer is a 503, and is logged', async () => {
  const answer = await call({ url: '/test/no-database' });
  expect([answer.statusCode, answer.json().code]).toEqual([503, 50302]);
  expect(logged.join('')).toContain('"code":"ECONNREFUSED"');
});

test('an answer that asks to wait says how long', async () => {
  const answer = await call({ url: '/test/refusal' });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '7']);
});

test('what the database had against a request is logged', async () => {
  await expectError({ url: '/test/busy' }, 'busy');
  await expectError({ url: '/test/unknown-check' }, 'invalid');
  const levelOf = (message: string) =>
    logged.map((text) => JSON.parse(text)).find((entry) => entry.err?.message === message)?.level;
  expect([levelOf('out of locks'), levelOf('out of range')]).toEqual([50, 40]);
});

test('a request id of the caller is kept if it is fit to be logged', async () => {
  const idFor = async (id: string) =>
    (await call({ url: '/health', headers: { 'x-request-id': id } })).headers['x-request-id'];
  expect(await idFor('trace-12345678')).toBe('trace-12345678');
  expect(await idFor('{"a":"b"}')).not.toBe('{"a":"b"}');
  expect(await idFor('x'.repeat(100))).not.toBe('x'.repeat(100));
});

test('the log holds neither tokens nor bodies nor what was searched for', async () => {
  await call({ url: '/stores?q=personal-search' });
  await call(login('{"username":"typed-name","password":"typed-password","utype":"1"}'));
  await call({ url: '/nowhere/personal-path' });
  const text = logged.join('');
  expect(text).toContain('"route":"/stores"');
  for (const secret of ['personal', 'typed-', root.authorization?.slice(7)])
    expect(text).not.toContain(secret);
});
