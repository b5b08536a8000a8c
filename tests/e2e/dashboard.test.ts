import { expect, test } from 'vitest';
import { runConsole } from './console';
import { inEveryLook } from './in-every-look';

const app = runConsole();

test('D1: the dashboard shows numbers and charts with tables, and a chart links to the counted records', async () => {
  const watched = await app.openAs('operator', '/dashboard');
  const { page } = watched;
  const numbers = page.getByRole('region', { name: 'Today' });
  await numbers.getByText(/\d today, \d+ yesterday/).waitFor();
  const days = page.getByRole('region', { name: 'Reports of the last 10 days' });
  await days.locator('canvas').first().waitFor();
  await inEveryLook(watched, 'dashboard');

  const top = page.getByRole('region', { name: 'Stores with the most reports, 30 days' });
  const menu = top.getByRole('button', { name: 'Menu of “Stores with the most reports, 30 days”' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Show as table' }).click();
  const store = top.getByRole('row').nth(1);
  const counted = Number((await store.getByRole('cell').innerText()).replace(/\D/g, ''));
  expect(counted).toBeGreaterThan(0);
  const name = await store.getByRole('link').innerText();
  const exported = page.waitForEvent('download');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  expect((await exported).suggestedFilename()).toBe('Stores with the most reports, 30 days.csv');

  await page.getByRole('combobox', { name: 'By' }).selectOption('month');
  await expect.poll(() => page.url()).toContain('by=month');
  await watched.assertSound('the dashboard with a table');
  await store.getByRole('link').click();
  await watched.rows.first().waitFor();
  expect(page.url()).toMatch(/\/report\?store=\d+&detection_time_gte=/);
  const found = page.locator('.list-pager:visible [role=status]');
  expect(Number((await found.innerText()).replace(/\D/g, ''))).toBe(counted);
  await watched.sees(name);
  await watched.close();
});

test.each(['operator', 'partner', 'store'] as const)(
  '18.4: each count on the start page of a %s links to a list with that number of records',
  async (account) => {
    const watched = await app.openAs(account, '/dashboard');
    const { page } = watched;
    const lines = page.getByRole('region', { name: 'Needs you today' });
    await lines.locator('strong[data-waiting=false]').first().waitFor();
    const found = await lines.getByRole('listitem').evaluateAll((items) =>
      items.flatMap((item) => {
        const href = item.querySelector('h3 a')?.getAttribute('href');
        const count = item.querySelector('strong')?.textContent ?? '';
        return href && !href.includes('show=near') ? [{ href, count: count.replace(/\D/g, '') }] : [];
      }),
    );
    if (account !== 'partner') expect(found.length).toBeGreaterThan(1);
    await inEveryLook(watched, `start-${account}`);
    for (const { href, count } of found) {
      await page.evaluate((to) => location.assign(to), href);
      const total = page.locator('.list-pager:visible [role=status]');
      const counted = async () => (await total.innerText()).replace(/\D/g, '');
      await expect.poll(counted, { message: href }).toBe(count);
    }
    await watched.close();
  },
);
