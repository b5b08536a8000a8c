import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepEarlyList, takeAnsweredList, takeEarlyList } from '../../../src/console/data/list/early-list';
import { forgetSession } from '../../../src/console/data/session-request';
import { lookAhead } from '../../../src/console/start/look-ahead';
import { fakeServer, withoutColumns } from '../providers/fake-server';
import { openConsole } from '../support/open-console';
import { page, storeRow } from '../support/rows';
import { englishConsole } from '../support/words';

const user = { userId: 1, username: 'op', utype: 1, roles: ['ADMIN'], scope: 'all', fields: {} };
const menus = [
  { path: '/stores', name: 'stores', component: 'entity/store/list', meta: { title: 'stores' } },
];
/** What the list of stores shows and needs, as printed in an address. */
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

test('the first rows are asked for once it is known whose they are, and given once', async () => {
  const url = '/stores?_start=20&_end=40&country=ES';
  const { body } = page([storeRow(7)]);
  const asked = serve({ ...answers(['biz:store:view']), [url]: body });
  await lookAhead('token', '/stores?_start=20&_end=40&country=ES');
  const call = `${url}&_columns=${storeColumns}`;
  expect(asked()).toEqual(['/manger/getUserInfo', '/menus/routes', call]);
  await vi.waitFor(() => expect(takeAnsweredList(call)?.list).toHaveLength(1));
  expect(takeAnsweredList(call)).toBeUndefined();
});

test.each([
  ['a page that is no list', '/dashboard', ['biz:store:view']],
  ['somebody without permission to see them', '/stores', []],
])('nothing is asked for %s', async (_, address, perms) => {
  const asked = serve(answers(perms));
  await lookAhead('token', address);
  expect(asked()).toHaveLength(2);
});

test('rows that no page has taken for a while are not given any more', async () => {
  vi.useFakeTimers();
  const { body } = page([storeRow(1)]);
  keepEarlyList('/stores?_start=0&_end=20', Promise.resolve(body as never));
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(takeAnsweredList('/stores?_start=0&_end=20')).toBeUndefined();
});

test('a list shows rows that came early without asking again, and turns its pages as ever', async () => {
  const early = page([storeRow(1)], 60);
  keepEarlyList(`/stores?_start=0&_end=20&_columns=${storeColumns}`, Promise.resolve(early.body as never));
  await Promise.resolve();
  const calls = fakeServer({ 'get /stores?_start=20&_end=40': page([storeRow(21)], 60) });
  const user = await openConsole('/stores');
  expect(await screen.findByRole('link', { name: /Store 1/ })).toBeDefined();
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(await screen.findByRole('link', { name: /Store 21/ })).toBeDefined();
});

test('rows that came early are asked for again once they were forgotten', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // The clock goes on between the steps of the test, too, and updates then are no mistake.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  try {
    const early = page([storeRow(1)], 60);
    keepEarlyList(`/stores?_start=0&_end=20&_columns=${storeColumns}`, Promise.resolve(early.body as never));
    await Promise.resolve();
    fakeServer({ 'get /stores?_start=20&_end=40': page([storeRow(21)], 60) });
    await openConsole('/stores');
    fireEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
    await screen.findByRole('link', { name: /Store 21/ });
    await vi.advanceTimersByTimeAsync(6 * 60_000);
    const calls = fakeServer({ 'get /stores?_start=0&_end=20': page([storeRow(2)], 59) });
    fireEvent.click(screen.getByRole('button', { name: 'Page 1' }));
    expect(await screen.findByRole('link', { name: /Store 2/ })).toBeDefined();
    expect(screen.queryByRole('link', { name: /Store 1/ })).toBeNull();
    expect(calls).toHaveLength(1);
  } finally {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
});

test('a refusal is left for the page to meet', async () => {
  const url = '/stores?_start=0&_end=20';
  const refused = { code: 50000, msg: 'broken', data: null };
  keepEarlyList(url, Promise.resolve(refused));
  await vi.waitFor(() => expect(takeEarlyList(url)).toBeUndefined());
  fakeServer({ [`get ${url}`]: page([storeRow(1)], 1) });
  await openConsole('/stores');
  expect(await screen.findByRole('link', { name: /Store 1/ })).toBeDefined();
});
