import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { announceRecords } from '../../../src/engine/console/data/live/record-news';
import { readerZone } from '../../../src/engine/console/i18n/format/zone';
import { dayIn, dayStart, plusDays } from '../../../src/engine/schema/contract/zoned-day';
import type { Tasks } from '../../../src/footwork/dashboard/endpoints/task';
import { envelope, fakeServer } from '../providers/fake-server';
import { allPerms, openConsole } from '../support/open-console';
import { tellOfStorage } from '../support/storage';
import { englishConsole } from '../support/words';

beforeEach(async () => {
  localStorage.clear();
  tellOfStorage();
  await englishConsole();
});
afterEach(cleanup);

const menu = (path: string, component: string) => ({ path, name: path, component, meta: { title: path } });
const menus = [
  menu('/stores', 'entity/store/list'),
  menu('/devices', 'entity/device/list'),
  menu('/reports', 'entity/report/list'),
  menu('/cashback', 'policy/returncash'),
  menu('/customers', 'entity/customer/list'),
  menu('/calendar', 'assessment/calendar'),
];

const silent = {
  entity: 'device',
  query: 'close=false',
  totalIs: 'exact',
  stores: [],
  customers: [],
} as const;

async function openWith(answer: Tasks, who: Parameters<typeof openConsole>[3] = {}) {
  fakeServer({ 'get /statistics/tasks': envelope(answer) });
  await openConsole('/dashboard', [...allPerms, 'biz:report:view'], menus, who);
  return within(await screen.findByRole('region', { name: 'Needs you today' }));
}

const addressOf = (link: HTMLElement) => link.getAttribute('href');

it('18.4: a line is a count, a reason and a link to these records, in parts where it is divided', async () => {
  const lines = await openWith({
    lists: [
      { ...silent, name: 'silentDevices', total: 1234 },
      { ...silent, name: 'endingLeases', total: 0 },
      {
        ...silent,
        name: 'lateReports',
        entity: 'report',
        query: 'evaluation=pending',
        total: 10000,
        totalIs: 'atLeast',
        stores: [
          {
            store: 7,
            name: 'Sole on Main',
            query: 'evaluation=pending&store=7',
            total: 31,
            totalIs: 'exact',
          },
        ],
      },
    ],
    nearTiers: null,
  });
  expect(await lines.findByText('1,234')).toBeDefined();
  expect(addressOf(lines.getByRole('link', { name: 'Silent devices' }))).toBe('#/devices?close=false');
  expect(lines.getByText('In a store, not closed, and not heard of for 7 days.')).toBeDefined();
  expect(lines.getByText('10,000+')).toBeDefined();
  expect(addressOf(lines.getByRole('link', { name: 'Sole on Main: 31' }))).toBe(
    '#/reports?evaluation=pending&store=7',
  );
  expect(lines.getByRole('heading', { name: 'Leases that end' })).toBeDefined();
  expect(lines.queryByRole('link', { name: 'Leases that end' })).toBeNull();
  expect(lines.queryByText('Orders to ship')).toBeNull();
  expect(lines.getByRole('status').textContent).toBe('');
});

it('18.4: the sessions of today lead to the calendar, where they are', async () => {
  const query = 'view=day&day=2026-01-15&kind=training&state=planned';
  const lines = await openWith(
    {
      lists: [{ ...silent, name: 'sessions', entity: 'training-session', query, total: 2 }],
      nearTiers: null,
    },
    { utype: 3, scope: 'store' },
  );
  expect(addressOf(await lines.findByRole('link', { name: 'Training sessions today' }))).toBe(
    `#/calendar?${query}`,
  );
});

it('18.4: customers who are due are named with the reason and its date', async () => {
  const due = { customer: 4, name: 'Ann Lee', checked_on: '2025-10-15', due_on: '2026-01-14' };
  const old = { customer: 5, name: 'Bo Ng', checked_on: '2024-12-15', due_on: null };
  const lines = await openWith(
    {
      lists: [{ ...silent, name: 'dueCustomers', entity: 'customer', total: 2, customers: [due, old] }],
      nearTiers: null,
    },
    { utype: 3, scope: 'store' },
  );
  const first = await lines.findByRole('link', { name: 'Ann Lee: was due Jan 14, 2026' });
  expect(addressOf(first)).toBe('#/customers/show/4');
  expect(lines.getByRole('link', { name: 'Bo Ng: last measured Dec 15, 2024' })).toBeDefined();
});

it('18.4: a partner is led to the stores near a cashback tier; with nothing to do the page says so', async () => {
  const partner = { utype: 2, scope: 'partner', pcode: 'P1' } as const;
  const idle = { ...silent, name: 'idleStores', entity: 'store', query: 'checks_week=0', total: 0 } as const;
  const tier = { policy: 3, activity_name: 'Winter', cycle: 2, stores: 4 };
  const today = dayIn(readerZone(), new Date());
  const until = dayStart(readerZone(), plusDays(today, 6)).toISOString();
  const lines = await openWith({ lists: [idle], nearTiers: [{ ...tier, until }] }, partner);
  expect(addressOf(await lines.findByRole('link', { name: 'Winter: 4, ends in 5 days' }))).toBe(
    '#/cashback?policy=3&cycle=2&show=near',
  );
  cleanup();
  const none = await openWith({ lists: [idle], nearTiers: [{ ...tier, stores: 0, until }] }, partner);
  expect(await none.findByText('Nothing to do at the moment.')).toBeDefined();
});

it('counts again after records that a line counts have changed', async () => {
  const answer = (total: number): Tasks => ({
    lists: [{ ...silent, name: 'silentDevices', total }],
    nearTiers: null,
  });
  const lines = await openWith(answer(21));
  expect(await lines.findByText('21')).toBeDefined();
  fakeServer({ 'get /statistics/tasks': envelope(answer(29)) });
  announceRecords(['report']);
  expect(await lines.findByText('29', {}, { timeout: 5000 })).toBeDefined();
});
