import { expect, test } from 'vitest';
import type { WatchedPage } from '../support/watched-page';
import { runConsole } from './console';
import { Caller } from './demo-account';
import { inOtherLooks } from './other-looks';

const app = runConsole();

test('D1: the dashboard shows numbers and charts with tables, and a chart links to the counted records', async () => {
  const watched = await app.openAs('operator', '/dashboard');
  const { page } = watched;
  const numbers = page.getByRole('region', { name: 'Today' });
  await numbers.getByText(/\d today, \d+ yesterday/).waitFor();
  const days = page.getByRole('region', { name: 'Reports of the last 10 days' });
  await days.locator('canvas').first().waitFor();
  await inOtherLooks(watched, 'dashboard');

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

test.each(['operator', 'store'] as const)(
  '18.4: each count on the start page of a %s links to a list with that number of records',
  async (account) => {
    const watched = await app.openAs(account, '/dashboard');
    const { page } = watched;
    const lines = page.getByRole('region', { name: 'Needs you today' });
    await lines.locator('strong[data-waiting=false]').first().waitFor();
    // A line, or the part of it that one store has: `Amblewell Chicago: 12`.
    const found = await lines.getByRole('link').evaluateAll((links) =>
      links.map((link) => ({
        href: link.getAttribute('href') ?? '',
        count: (
          (link.closest('h3')?.closest('li')?.querySelector('strong') ?? link).textContent
            ?.split(': ')
            .at(-1) ?? ''
        ).replace(/\D/g, ''),
      })),
    );
    expect(found.length).toBeGreaterThan(1);
    if (account === 'operator') expect(await lines.locator('.task-parts a').count()).toBeGreaterThan(0);
    await inOtherLooks(watched, `start-${account}`);
    for (const { href, count } of found) {
      await page.evaluate((to) => location.assign(to), href);
      if (href.includes('/user/calendar')) {
        await expect
          .poll(() => page.locator('.calendar-block:visible').count(), { message: href })
          .toBe(Number(count));
      } else await expectListOf(watched, count, href);
    }
    await watched.close();
  },
);

test('18.4: a partner sees stores without measurements and those just below a tier, and creates an account for a store', async () => {
  const root = await app.signIn('root');
  const { list } = await root.ask<{ list: { id: number }[] }>('GET', '/merchants?pcode=AMER01&_end=1');
  await root.ask('POST', '/stores', {
    code_num: 'FW-9001',
    search_pwd: 'idle-store-1',
    name: 'Idle store',
    merchant: list[0]?.id,
    contact: 'Ida Idle',
    phone: '+1 212 555 0188',
    country: 'US',
    detail_address: '1 Empty Street',
  });
  const watched = await app.openAs('partner', '/dashboard');
  const { page } = watched;
  const lines = page.getByRole('region', { name: 'Needs you today' });
  const line = (title: string) =>
    lines.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  const idle = line('Stores without measurements');
  await idle.getByRole('link').waitFor();
  await inOtherLooks(watched, 'start-partner');
  const count = (await idle.locator('strong').innerText()).replace(/\D/g, '');
  await idle.getByRole('link').click();
  await expectListOf(watched, count);
  await watched.rows.getByRole('link', { name: 'Idle store' }).click();
  await page.getByRole('heading', { level: 1, name: 'Idle store' }).waitFor();

  // 17.20: the account belongs to the store, and can only be a store account.
  const [known] = (
    await (
      await app.signIn('partner')
    ).ask<{ list: { store: number }[] }>('GET', '/manger/list?utype=3&_sort=id&_end=1')
  ).list;
  if (!known) throw new Error('No store of the partner has an account.');
  const { name } = await root.ask<{ name: string }>('GET', `/stores/${known.store}`);
  await page.evaluate((id) => location.assign(`#/store/list/show/${id}`), known.store);
  const accounts = page.getByRole('region', { name: 'Accounts' });
  await accounts.getByRole('link', { name: 'New account' }).click();
  const address = page.url();
  const kind = page.getByRole('radiogroup', { name: /^Kind of account/ });
  await kind.waitFor();
  expect(await kind.getByRole('radio').count()).toBe(1);
  expect(await kind.getByRole('radio', { name: 'Store' }).isChecked()).toBe(true);
  await watched.sees(name);
  await watched.field('Login account').fill('store.of.partner');
  await watched.field('Name').fill('Nora New');
  await page.getByLabel('Password', { exact: true }).fill('a-password-to-hand-on');
  await watched.choose('Roles', 'Store', 'Store');
  await watched.button('Save').click();
  await page.waitForURL((url) => url.href !== address && /\/store\/list\/show\/\d+$/.test(url.href));
  // Related records load when they scroll into view.
  await accounts.scrollIntoViewIfNeeded();
  await accounts.getByText('Nora New').waitFor();
  await Caller.signInWith(app.url, 'store.of.partner', 'a-password-to-hand-on', 3);

  await page.evaluate(() => location.assign('#/dashboard'));
  // The line of a policy of the demo: `Foot check month 2026-26: 1, ends in 9 days`.
  const tier = line('Stores just below a cashback tier')
    .getByRole('link', { name: /: [1-9]\d*, / })
    .first();
  await tier.waitFor();
  const below = Number(/: (\d+),/.exec(await tier.innerText())?.[1]);
  await tier.click();
  const rows = page.locator('tbody tr[data-row-key]:visible');
  await expect.poll(() => rows.count()).toBe(below);
  await rows
    .filter({ hasText: /[1-9]\d*\s*\// })
    .first()
    .getByRole('button', { expanded: false })
    .first()
    .click();
  const day = page.getByRole('link', { name: /^\d+ reports? that counted on / }).first();
  const counted = (await day.innerText()).replace(/\D/g, '');
  await day.click();
  await expectListOf(watched, counted);
  await watched.close();
});

/** Waits until the list in sight says that it has so many records. */
async function expectListOf(watched: WatchedPage, count: string, message?: string): Promise<void> {
  const total = watched.page.locator('.list-pager:visible [role=status]');
  await expect.poll(async () => (await total.innerText()).replace(/\D/g, ''), { message }).toBe(count);
}
