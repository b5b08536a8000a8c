import { expect, test } from 'vitest';
import { runConsole } from './console';
import { inEveryLook } from './in-every-look';

const app = runConsole();

interface Plan {
  readonly id: number;
  readonly version: number;
  readonly weekdays: readonly string[];
}

test('D3: sessions of a customer by month and week, moved by the dialog and by dragging', async () => {
  const caller = await app.signIn('operator');
  const { list } = await caller.ask<{ list: readonly { id: number; store: number; customer: number }[] }>(
    'GET',
    '/training-plans?_end=1&status=planned',
  );
  const [sample] = list;
  if (!sample) throw new Error('The demo has no planned training.');
  // A Monday and the Wednesday after it, far from the other plans of the demo.
  const plan = await caller.ask<Plan>('POST', '/training-plans', {
    name: 'Strong arches',
    store: sample.store,
    customer: sample.customer,
    start_date: '2027-03-01',
    end_date: '2027-03-31',
    weekdays: ['mon'],
    time: '18:30',
    items: [{ exercise: 'Towel curls', minutes: 5 }],
  });
  const read = async () => (await caller.ask<Plan>('GET', `/training-plans/${plan.id}`)).weekdays;

  const watched = await app.openAs(
    'operator',
    `/user/calendar?day=2027-03-08&view=month&customer=${sample.customer}`,
  );
  const { page } = watched;
  await page.locator('[data-day="2027-03-08"] .calendar-entry').waitFor();
  expect(await page.locator('.calendar-entry').count()).toBe(5);
  await inEveryLook(watched, 'calendar-month');

  await page
    .locator('[data-day="2027-03-08"]')
    .getByRole('button', { name: /^Move / })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Day').fill('2027-03-10');
  await inEveryLook(watched, 'calendar-move');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await page.locator('[data-day="2027-03-10"] .calendar-entry').waitFor();
  expect(await read()).toEqual(['wed']);

  await page.getByText('Week', { exact: true }).click();
  const entry = page.locator('[data-day="2027-03-10"] .calendar-entry');
  await entry.waitFor();
  await inEveryLook(watched, 'calendar-week');
  await entry.dragTo(page.locator('[data-day="2027-03-12"]'));
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await page.locator('[data-day="2027-03-12"] .calendar-entry').waitFor();
  expect(await read()).toEqual(['fri']);
  await watched.close();
});
