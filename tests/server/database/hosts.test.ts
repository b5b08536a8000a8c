import { expect, test } from 'vitest';
import { Hosts } from '../../../src/engine/server/database/hosts';

const urls = ['postgres://one/shop', 'postgres://two/shop', 'postgres://three/shop'];

test('19.4: servers that all fail are named in their order', async () => {
  const failing = new Hosts(urls).use(async (url) => {
    throw new Error(`no ${new URL(url).hostname}`);
  });
  await expect(failing).rejects.toThrow(/^no one; no two; no three$/);
});

test('19.4: a full pool is thrown at once, and its server stays the current one', async () => {
  const hosts = new Hosts(urls);
  const asked: string[] = [];
  const full = hosts.use(async (url) => {
    asked.push(url);
    throw new Error('timeout exceeded when trying to connect');
  });
  await expect(full).rejects.toThrow('timeout exceeded');
  expect(asked).toEqual(urls.slice(0, 1));
  expect(await hosts.use(async (url) => url)).toBe(urls[0]);
});
