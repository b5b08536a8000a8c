import type { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheEarlyRows, rowsQuery } from '../../../src/engine/console/data/list/rows-query';
import { createQueryClient } from '../../../src/engine/console/data/query-client';
import { forgetSession } from '../../../src/engine/console/data/session-request';
import { lookAhead } from '../../../src/engine/console/start/look-ahead';
import { fakeServer, withoutColumns } from '../providers/fake-server';
import { openConsole } from '../support/open-console';
import { page, storeRow } from '../support/rows';
import { englishConsole } from '../support/words';

const user = { userId: 1, username: 'op', utype: 1, roles: ['ADMIN'], scope: 'all', fields: {} };
const menus = [
  { path: '/stores', name: 'stores', component: 'entity/store/list', meta: { title: 'stores' } },
];
/** The columns that the list of stores shows and needs, encoded for a URL. */
const storeColumns = encodeURIComponent(
  'code_num,name,merchant,contact,phone,country,store_img,dev_num,checks_today,id,version,create_time',
);
const answers = (perms: readonly string[]) => ({
  '/manger/getUserInfo': { code: 0, msg: '', data: { ...user, perms } },
  '/menus/routes': { code: 0, msg: '', data: menus },
});

function serve(given: Readonly<Record<string, unknown>>) {
  const fetch = vi.fn(async (path: string) => ({
    json: async () => given[withoutColumns(path)] ?? { code: 40300, msg: 'no', data: null },
  }));
  vi.stubGlobal('fetch', fetch);
  return () => fetch.mock.calls.map(([path]) => path);
}

beforeEach(async () => {
  forgetSession();
  await englishConsole();
});

afterEach(() => vi.unstubAllGlobals());

test('the first rows are asked for once it is known whose they are', async () => {
  const url = '/stores?_start=20&_end=40&country=ES';
  const { body } = page([storeRow(7)]);
  const asked = serve({ ...answers(['biz:store:view']), [url]: body });
  const early = await lookAhead('token', '/stores?_start=20&_end=40&country=ES');
  const call = `${url}&_columns=${storeColumns}`;
  expect(asked()).toEqual(['/manger/getUserInfo', '/menus/routes', call]);
  expect(early).toMatchObject({ entity: 'store', url: call });
  expect((await early?.answer)?.data.list).toHaveLength(1);
});

test.each([
  ['a page that is no list', '/dashboard', ['biz:store:view']],
  ['somebody without permission to see them', '/stores', []],
])('nothing is asked for %s', async (_, address, perms) => {
  const asked = serve(answers(perms));
  expect(await lookAhead('token', address)).toBeUndefined();
  expect(asked()).toHaveLength(2);
});

const url = `/stores?_start=0&_end=20&_columns=${storeColumns}`;

/** Caches these rows as an early answer. */
function cached(answer: Promise<unknown>) {
  const client = createQueryClient();
  const caching = cacheEarlyRows(client, { entity: 'store', url, answer: answer as Promise<never> });
  return { client, caching };
}

const open = (client: QueryClient) => openConsole('/stores', undefined, undefined, undefined, client);

test('a list shows rows that came early without asking again, and turns its pages as ever', async () => {
  const { client, caching } = cached(Promise.resolve(page([storeRow(1)], 60).body));
  await caching;
  const calls = fakeServer({ 'get /stores?_start=20&_end=40': page([storeRow(21)], 60) });
  const user = await open(client);
  expect(await screen.findByRole('link', { name: /Store 1/ })).toBeDefined();
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(await screen.findByRole('link', { name: /Store 21/ })).toBeDefined();
});

test('a list that is shown before its early rows have come waits for them', async () => {
  let arrive: (body: unknown) => void = () => undefined;
  const { client } = cached(new Promise((resolve) => (arrive = resolve)));
  const calls = fakeServer({});
  await open(client);
  expect(screen.queryByRole('link', { name: /Store 1/ })).toBeNull();
  await act(async () => arrive(page([storeRow(1)], 60).body));
  expect(await screen.findByRole('link', { name: /Store 1/ })).toBeDefined();
  expect(calls).toEqual([]);
});

test('rows that came early are asked for again by a page that is shown much later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { client, caching } = cached(Promise.resolve(page([storeRow(1)], 60).body));
    await caching;
    vi.setSystemTime(Date.now() + 10_000);
    const calls = fakeServer({ 'get /stores?_start=0&_end=20': page([storeRow(2)], 59) });
    await open(client);
    expect(await screen.findByRole('link', { name: /Store 2/ })).toBeDefined();
    expect(screen.queryByRole('link', { name: /Store 1/ })).toBeNull();
    expect(calls).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

test('rows that came early are asked for again when the list is shown once more', async () => {
  const { client, caching } = cached(Promise.resolve(page([storeRow(1)], 60).body));
  await caching;
  fakeServer({ 'get /stores?_start=20&_end=40': page([storeRow(21)], 60) });
  const user = await open(client);
  await user.click(await screen.findByRole('button', { name: 'Page 2' }));
  await screen.findByRole('link', { name: /Store 21/ });
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    vi.setSystemTime(Date.now() + 10_000);
    const calls = fakeServer({ 'get /stores?_start=0&_end=20': page([storeRow(2)], 59) });
    await user.click(screen.getByRole('button', { name: 'Page 1' }));
    expect(await screen.findByRole('link', { name: /Store 2/ })).toBeDefined();
    expect(screen.queryByRole('link', { name: /Store 1/ })).toBeNull();
    expect(calls).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['a refusal', () => Promise.resolve({ code: 50000, msg: 'broken', data: null })],
  ['a failure of the network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('after %s the rows are asked for again', async (_, answer) => {
  fakeServer({ 'get /stores?_start=0&_end=20': page([storeRow(1)], 1) });
  const { client, caching } = cached(answer());
  await caching;
  expect(client.getQueryData(rowsQuery('store', url).queryKey)).toMatchObject({ total: 1 });
  await open(client);
  expect(await screen.findByRole('link', { name: /Store 1/ })).toBeDefined();
});
