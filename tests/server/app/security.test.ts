import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fixture, openFixture } from './fixture';

let fixture: Fixture;
let folder: string;
const script = 'export const x = 1;'.repeat(200);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'footwork-console-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  const page = '<!doctype html><title>Console</title>';
  const files = {
    'index.html': page,
    'share.html': page,
    'assets/main-1a2b3c4d.js': script,
    'assets/old-1a2b3c4d.js': script,
    '.vite/manifest.json': '{}',
  };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, name), content);
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(content));
    await writeFile(join(folder, `${name}.gz`), gzipSync(content));
  }
  fixture = await openFixture({ consoleFolder: folder });
});

afterAll(async () => {
  await fixture.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => fixture.app.inject({ url, headers });

describe('headers', () => {
  test.each(['/health', '/nowhere', '/stores', '/stores/%zz', '/', '/assets/main-1a2b3c4d.js'])(
    '%s is answered with the guards of every answer',
    async (url) => {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    },
  );

  test('17.14: a caller that reached a trusted proxy by TLS is asked to keep to TLS, and no other', async () => {
    const sent = { 'x-forwarded-proto': 'https' };
    expect((await get('/health', sent)).headers).not.toHaveProperty('strict-transport-security');
    const behindProxy = await openFixture({ proxies: 1 });
    const { headers } = await behindProxy.app.inject({ url: '/health', headers: sent });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    const plain = await behindProxy.app.inject('/health');
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
    await behindProxy.close();
  });

  test('the console may run its own scripts and nothing else', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain("img-src 'self' data: blob: https:;");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  test('17.14: inside the console stand the sites that its menus name, from the next load on, and no others', async () => {
    const framed = async (url: string) =>
      /frame-src ([^;]*)/.exec(String((await get(url)).headers['content-security-policy']))?.[1];
    expect(await framed('/')).toBe("'self'");
    const before = String((await get('/')).headers.etag);
    await sql`
      insert into menu (name, type, url, path, sort, visible, keep_alive, always_show)
      select name, 'iframe', url, '/' || name, 0, true, true, false from (values
        ('a', 'https://help.example.com/start?x=1;script-src'), ('b', 'HTTPS://Help.Example.com/other'),
        ('c', 'https://shop.example.org:8443/'), ('d', 'mailto:me@example.com'), ('e', '/guide/')) as given (name, url)`.execute(
      fixture.database.kysely,
    );
    expect(await framed('/')).toBe("'self' https://help.example.com https://shop.example.org:8443");
    expect((await get('/', { 'if-none-match': before })).statusCode).toBe(200);
    expect(await framed('/share')).toBe("'self'");
    expect(await framed('/assets/main-1a2b3c4d.js')).toBe("'self'");
  });

  test('what the endpoints answer is not stored', async () => {
    expect((await get('/stores')).headers['cache-control']).toBe('no-store');
  });
});

describe('the console', () => {
  test('its page is requested each time', async () => {
    const { statusCode, headers, body } = await get('/');
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(body).toContain('<title>Console</title>');
    expect((await get('/', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  test('a file that a later build took away is not there', async () => {
    const gone = join(folder, 'assets/old-1a2b3c4d.js');
    const headers = { 'accept-encoding': 'br' };
    expect((await get('/assets/old-1a2b3c4d.js', headers)).statusCode).toBe(200);
    await rm(gone);
    await rm(`${gone}.br`);
    const { statusCode, headers: said } = await get('/assets/old-1a2b3c4d.js', headers);
    expect([statusCode, said.allow]).toEqual([404, undefined]);
  });

  test('its page stays what it was at the start, as it comes compressed, though a build follows', async () => {
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Next</title>');
    expect((await get('/')).body).toContain('<title>Console</title>');
    const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain('<title>Console</title>');
    expect((await get('/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await get('/index.html')).statusCode).toBe(200);
  });

  test('files named by their content are kept for good, and come as they were compressed', async () => {
    const url = '/assets/main-1a2b3c4d.js';
    const plain = await get(url);
    expect(plain.body).toBe(script);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const brotli = await get(url, { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
    expect((await get(url, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  });

  test.each([
    '/assets/none.js',
    '/assets/main-1a2b3c4d.js.br',
    '/.vite/manifest.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/',
    '/stores.html',
  ])('%s is not there, and is answered like any other address', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 40401]);
  });
});

test('long answers are compressed, short ones are not', async () => {
  const headers = { ...(await fixture.signIn('root')), 'accept-encoding': 'gzip, br' };
  const long = await get('/menus/routes', headers);
  const short = await get('/manger/getUserInfo', headers);
  expect(long.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(long.rawPayload).toString()).code).toBe(0);
  expect(short.headers).not.toHaveProperty('content-encoding');
});
