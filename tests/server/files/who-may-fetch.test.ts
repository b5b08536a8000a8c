import { beforeAll, expect, test } from 'vitest';
import { systemTable } from '../../../src/engine/server/database/system-schema';
import { storeFile } from '../../../src/engine/server/files/stored-files';
import type { MediaType } from '../../../src/engine/server/http/media-type';
import { openForTests } from '../../support/open-for-tests';
import { idOf, openFixture, password } from '../app/fixture';

const fixture = openForTests(() => openFixture());
let url: string;

beforeAll(async () => {
  const mediaType: MediaType = { name: 'image/png', kind: 'image', extensions: ['png'], inline: true };
  const file = { name: 'head.png', mediaType, bytes: Buffer.from('picture') };
  url = `/files/${await storeFile(fixture.database.kysely, file, { kind: 'account', id: idOf('operator') })}`;
});

const get = (path: string, headers: Readonly<Record<string, string | undefined>>) =>
  fixture.app.inject({ method: 'GET', url: path, headers });

async function login(): Promise<{ authorization: string; cookie: string; set: string }> {
  const payload = { username: 'operator', password, utype: '1' };
  const answer = await fixture.app.inject({ method: 'POST', url: '/manger/login', payload });
  const [set = '', browser] = [answer.headers['set-cookie'] ?? []].flat();
  expect(browser).toMatch(/^footwork_browser=.*; Path=\/manger\/login; HttpOnly; SameSite=Strict; Max-Age=/);
  return { authorization: answer.json().data.token, cookie: set.split(';')[0] ?? '', set };
}

test('P4: a file is for a session, by its header or by a cookie that serves for nothing else', async () => {
  const { authorization, cookie, set } = await login();
  expect(set).toMatch(/; Path=\/files; HttpOnly; SameSite=Strict$/);
  const nobody = await get(url, {});
  expect([nobody.statusCode, nobody.json().code]).toEqual([401, 402]);
  expect((await get(url, { cookie: 'footwork_files=x' })).statusCode).toBe(401);
  for (const headers of [{ authorization }, { cookie: `theme=dark; ${cookie}` }]) {
    const answer = await get(url, headers);
    expect([answer.statusCode, answer.payload]).toEqual([200, 'picture']);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  }
  expect((await get('/manger/getUserInfo', { cookie })).statusCode).toBe(401);
});

test('S7: the cookie has a value of its own, which opens files only and is stored as a hash', async () => {
  const { authorization, cookie } = await login();
  const value = cookie.split('=')[1] ?? '';
  expect(value).toMatch(/^[\w-]{43}$/);
  expect(value).not.toBe(authorization);
  expect((await get(url, { cookie })).statusCode).toBe(200);
  expect((await get('/manger/getUserInfo', { authorization: value })).statusCode).toBe(401);
  expect((await get(url, { cookie: `footwork_files=${authorization}` })).statusCode).toBe(401);
  const rows = await fixture.database.kysely.selectFrom(systemTable('session')).selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(value);
});

test('a session from before the cookie had its own value gets one at its next page load', async () => {
  const { authorization } = await login();
  await fixture.database.kysely.updateTable(systemTable('session')).set({ file_hash: null }).execute();
  const answer = await get('/manger/getUserInfo', { authorization });
  const cookie = String(answer.headers['set-cookie']).split(';')[0];
  expect((await get(url, { cookie })).statusCode).toBe(200);
});

test('P4: what the browser kept is of no use once the session has ended', async () => {
  const { authorization, cookie } = await login();
  const etag = String((await get(url, { cookie })).headers.etag);
  expect((await get(url, { cookie, 'if-none-match': etag })).statusCode).toBe(304);
  const again = await get('/manger/getUserInfo', { authorization });
  expect(String(again.headers['set-cookie'])).toContain(cookie);
  const out = await get('/manger/logout', { authorization });
  expect(String(out.headers['set-cookie'])).toMatch(/^footwork_files=;.*Max-Age=0$/);
  expect((await get(url, { cookie, 'if-none-match': etag })).statusCode).toBe(401);
});
