import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { announceRecords } from '../../../src/engine/console/data/live/record-news';
import { type FakeAnswer, fakeServer } from '../providers/fake-server';
import { here, openConsole } from '../support/open-console';
import { page, storeRow } from '../support/rows';
import { englishConsole } from '../support/words';

beforeEach(englishConsole);

const first = 'get /stores?_start=0&_end=20';
const byId = (...ids: number[]) => `get /stores?_start=0&_end=${ids.length}&id_in=${ids.join('%2C')}`;

const shown = () =>
  screen
    .queryAllByRole('link', { name: /Store \d|Shop \d/ })
    .map(({ textContent }) => /(?:Store|Shop) \d[a-z]?/.exec(textContent ?? '')?.[0]);
/** Two reloads of the list are some seconds apart. */
const patience = { timeout: 8000 };

function others(answers: Readonly<Record<string, FakeAnswer>>): void {
  fakeServer(answers);
  announceRecords(['store']);
}

it('17.21: brings rows up to date where they stand, twice, and announces new ones', async () => {
  fakeServer({ [first]: page([storeRow(3), storeRow(2)]) });
  const user = await openConsole('/stores');
  await screen.findByRole('link', { name: /Store 3/ });
  others({ [first]: page([storeRow(3), storeRow(2, { name: 'Shop 2' })]) });
  await waitFor(() => expect(shown()).toEqual(['Store 3', 'Shop 2']), patience);
  others({ [first]: page([storeRow(4), storeRow(2, { name: 'Shop 2b' }), storeRow(3)]) });
  await screen.findByRole('button', { name: '1 new – show' }, patience);
  expect(shown()).toEqual(['Store 3', 'Shop 2b']);
  expect(screen.getByText('3 in all')).toBeDefined();
  others({ [first]: page([storeRow(5), storeRow(4), storeRow(3), storeRow(2)]) });
  await user.click(await screen.findByRole('button', { name: '2 new – show' }, patience));
  await waitFor(() => expect(shown()).toEqual(['Store 5', 'Store 4', 'Store 3', 'Store 2']));
  expect(screen.queryByRole('button', { name: /new – show/ })).toBeNull();
}, 30_000);

it('17.21: keeps a row that has left the list in its place, as it is now, and strikes out one that is gone', async () => {
  fakeServer({ 'get /stores?_start=0&_end=20&country=ES': page([storeRow(3), storeRow(2), storeRow(1)]) });
  await openConsole('/stores?country=ES');
  await screen.findByRole('link', { name: /Store 3/ });
  others({
    'get /stores?_start=0&_end=20&country=ES': page([storeRow(1)]),
    [byId(3, 2)]: page([storeRow(3, { name: 'Shop 3', country: 'FR' })]),
  });
  await screen.findByRole('button', { name: '1 no longer there – show' }, patience);
  expect(shown()).toEqual(['Shop 3', 'Store 2', 'Store 1']);
  const row = screen.getByRole('link', { name: /Store 2/ }).closest('tr');
  expect(row?.className).toBe('is-gone');
  expect(within(row as HTMLElement).getByRole('checkbox')).toBeDefined();
}, 30_000);

it('17.21: shows what comes to an empty list at once, and leads from a later page to the first', async () => {
  fakeServer({ [first]: page([]) });
  await openConsole('/stores');
  await screen.findByText('There are no stores yet');
  others({ [first]: page([storeRow(1)]) });
  await screen.findByRole('link', { name: /Store 1/ }, patience);
  expect(screen.queryByRole('button', { name: /show/ })).toBeNull();
}, 30_000);

it('17.21: leads from a later page to the first, where new records are', async () => {
  const second = 'get /stores?_start=20&_end=40';
  fakeServer({ [second]: page([storeRow(1)], 21) });
  const user = await openConsole('/stores?_start=20&_end=40');
  await screen.findByRole('link', { name: /Store 1/ });
  others({ [second]: page([storeRow(2), storeRow(1)], 22), [first]: page([storeRow(22)], 22) });
  await user.click(await screen.findByRole('button', { name: '1 new – show' }, patience));
  await screen.findByRole('link', { name: /Store 22/ });
  expect(here()).toBe('/stores');
}, 30_000);
