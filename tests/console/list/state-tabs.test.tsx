import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { envelope, type FakeAnswer, fakeServer } from '../providers/fake-server';
import { here, openConsole } from '../support/open-console';
import { deviceRow, page, storeRow } from '../support/rows';
import { englishConsole } from '../support/words';

beforeEach(englishConsole);

const answers: Readonly<Record<string, FakeAnswer>> = {
  'get /devices?_start=0&_end=20': page([deviceRow(1), deviceRow(2, { status: 'offline' })]),
  'get /devices?_start=0&_end=20&status=online': page([deviceRow(1)]),
  'get /devices?_start=0&_end=20&status_in=online%2Coffline': page([deviceRow(1)]),
  'get /devices?_start=0&_end=20&dev_type=X5&status=online&q=x5': page([deviceRow(1)]),
  'get /devices?_start=0&_end=20&dev_type=X5&q=x5': page([deviceRow(1)]),
  'get /devices/totals': envelope({
    total: 10_000,
    totalIs: 'atLeast',
    states: [
      { state: 'online', total: 1234, totalIs: 'exact' },
      { state: 'offline', total: 10_000, totalIs: 'atLeast' },
    ],
    sums: {},
  }),
};
const tabs = () => within(screen.getByRole('navigation', { name: 'Status' })).getAllByRole('link');
const open = () => tabs().filter((tab) => tab.getAttribute('aria-current') === 'page');
const asked = (calls: ReturnType<typeof fakeServer>) =>
  calls.filter(({ url }) => url === '/devices/totals').map(({ params }) => params);

it('are there with the rows and count them; each is an address', async () => {
  const totals = 'get /devices/totals';
  let count: () => void = () => undefined;
  const body = new Promise((resolve) => {
    count = () => resolve(answers[totals]?.body);
  });
  const calls = fakeServer({ ...answers, [totals]: { body } });
  const user = await openConsole('/devices');
  expect((await screen.findByRole('navigation', { name: 'Status' })).textContent).toContain(
    'AllOnlineOffline',
  );
  count();
  await waitFor(() =>
    expect(tabs().map((tab) => tab.textContent)).toEqual(['All10,000+', 'Online1,234', 'Offline10,000+']),
  );
  expect(open()).toEqual([tabs()[0]]);
  expect(asked(calls)).toEqual([{ _by: 'status' }]);
  await user.click(tabs()[1] as HTMLElement);
  expect(here()).toBe('/devices?status=online');
  await waitFor(() => expect(open()).toEqual([tabs()[1]]));
  // The tab already shows the filter, and the numbers of the tabs are not requested again.
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
  expect(asked(calls)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(asked(calls)).toHaveLength(2));
});

it('keep the search and the other filters, which count; those have their chips', async () => {
  const calls = fakeServer(answers);
  const user = await openConsole('/devices?dev_type=X5&status=online&q=x5&_start=0&_end=20');
  await waitFor(() => expect(asked(calls)).toEqual([{ _by: 'status', dev_type: 'X5', q: 'x5' }]));
  const chips = await screen.findByRole('list', { name: 'Active filters' });
  expect(chips.textContent).toContain('Type: X5');
  expect(chips.textContent).not.toContain('Online');
  await user.click(tabs()[0] as HTMLElement);
  expect(here()).toBe('/devices?dev_type=X5&q=x5');
});

it('are none of them open where the list is narrowed to several states', async () => {
  fakeServer(answers);
  await openConsole('/devices?status_in=online,offline');
  expect((await screen.findByRole('list', { name: 'Active filters' })).textContent).toContain(
    'Online, Offline',
  );
  expect(open()).toEqual([]);
});

it('are not there without a workflow', async () => {
  fakeServer({ 'get /stores?_start=0&_end=20': page([storeRow(1)]) });
  await openConsole('/stores');
  await screen.findByRole('link', { name: /Store 1/ });
  expect(screen.queryByRole('navigation', { name: 'Status' })).toBeNull();
});
