import { expect, test } from 'vitest';
import { runConsole } from './console';
import { inOtherLooks } from './other-looks';

const app = runConsole();

interface Totals {
  readonly total: number;
  readonly states: readonly { readonly state: string; readonly total: number }[];
}

test('orders are listed by state with counts and sums, and an action runs on several orders at once', async () => {
  const watched = await app.openAs('operator', '/order');
  const { page } = watched;
  const operator = await app.signIn('operator');
  const countOf = async (state: string) => {
    const { states } = await operator.ask<Totals>('GET', '/orders/totals?_by=status');
    return states.find((one) => one.state === state)?.total ?? 0;
  };
  const [waiting, inProduction] = [await countOf('pending_production'), await countOf('in_production')];
  expect(waiting).toBeGreaterThan(2);

  const tabs = page.getByRole('navigation', { name: 'Status', exact: true });
  const tab = (name: string) => tabs.getByRole('link', { name });
  await tab(`Pending production ${waiting}`).waitFor();
  await page.getByRole('rowheader', { name: 'Total' }).waitFor();
  await inOtherLooks(watched, 'orders', {
    check: async ({ width }) => {
      if (width !== 390) return;
      // For screen readers, cards are still the rows of a table.
      const row = page
        .getByRole('table')
        .getByRole('row')
        .filter({ has: page.getByRole('checkbox') });
      expect(await row.count()).toBe(21);
      expect(await row.nth(1).getByRole('cell').count()).toBeGreaterThan(5);
      const list = page.locator('.list-scroll');
      expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await watched.assertAccessible('orders as cards');
    },
  });

  await tab('Pending production').click();
  await page.waitForURL(/status=pending_production/);
  await watched.sees(`${waiting} in all`);
  for (const at of [0, 1]) await watched.rows.nth(at).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Start production', exact: true }).waitFor();
  await inOtherLooks(watched, 'orders-selected', { width: 1440 });
  await bar.getByRole('button', { name: 'Start production', exact: true }).click();
  await page
    .getByRole('alertdialog', { name: 'Start production: 2 orders' })
    .getByRole('button', { name: 'Start production' })
    .click();
  await watched.sees('2 orders in production');
  await tab(`Pending production ${waiting - 2}`).waitFor();
  await tab(`In production ${inProduction + 2}`).waitFor();
  await watched.sees(`${waiting - 2} in all`);
  expect(await countOf('in_production')).toBe(inProduction + 2);

  await page.reload();
  await watched.sees(`${waiting - 2} in all`);
  await expect.poll(() => tab('Pending production').getAttribute('aria-current')).toBe('page');
  await watched.close();
});

test('17.5, 18.4: orders to ship from the start page are shipped at once, each with its own tracking number', async () => {
  const watched = await app.openAs('operator', '/dashboard');
  const { page } = watched;
  const line = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Orders to ship' }) });
  await line.getByRole('link').waitFor();
  const waiting = Number((await line.locator('strong').innerText()).replace(/\D/g, ''));
  await line.getByRole('link').click();
  await watched.sees(`${waiting} in all`);
  for (const at of [0, 1]) await watched.rows.nth(at).getByRole('checkbox').check();
  await watched.sees('Selected: 2');
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Ship', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Ship: 2 orders' });
  const box = (name: RegExp, at: number) => dialog.getByRole('textbox', { name }).nth(at);
  await box(/^Carrier/, 0).fill('Kurier GmbH');
  await expect.poll(() => box(/^Carrier/, 1).inputValue()).toBe('Kurier GmbH');
  await box(/^Tracking number/, 0).fill('KU-10001');
  await dialog.getByRole('button', { name: 'Ship' }).click();
  await dialog.getByText('Tracking number cannot be empty').waitFor();
  await inOtherLooks(watched, 'ship-several');
  await box(/^Tracking number/, 1).fill('KU-10002');
  const lines = await dialog.getByRole('group').allInnerTexts();
  await dialog.getByRole('button', { name: 'Ship' }).click();
  await watched.sees('2 orders shipped');
  const operator = await app.signIn('operator');
  const numbers = lines.map((line) => /SO-[0-9-]+/.exec(line)?.[0] ?? '');
  for (const [at, number] of numbers.entries()) {
    const { list } = await operator.ask<{ list: object[] }>('GET', `/orders?order_number=${number}`);
    const sent = { status: 'shipped', express_name: 'Kurier GmbH', express_number: `KU-1000${at + 1}` };
    expect(list).toMatchObject([sent]);
  }
  await watched.sees(`${waiting - 2} in all`);
  await watched.close();
});
