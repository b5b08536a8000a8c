import { expect, test } from 'vitest';
import { runConsole } from './console';
import { found, openFollowing } from './following';

const app = runConsole();

interface Order {
  readonly id: number;
  readonly order_number: string;
  readonly version: number;
}

test('17.21: an open list shows changes by another account, and no row moves', async () => {
  const operator = await app.signIn('operator');
  const { list } = await operator.ask<{ list: Order[] }>(
    'GET',
    '/orders?status=pending_shipment&_sort=order_time&_order=desc&_end=3',
  );
  const [first, second] = list;
  if (!first || !second) throw new Error('The demo has no orders to ship.');
  const watched = await openFollowing(app, 'root', '/order?status=pending_shipment');
  const { page } = watched;
  const row = (number: string) => watched.rows.filter({ hasText: number });
  await row(first.order_number).waitFor();
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Status', exact: true }).getByRole('link', { name });
  const countIn = async (name: string) => Number(/\d+$/.exec(await tab(name).innerText())?.[0]);
  await expect.poll(() => countIn('Shipped')).toBeGreaterThan(0);
  const [waiting, shipped] = [await countIn('Pending shipment'), await countIn('Shipped')];
  const order = await watched.rows.allInnerTexts();
  let isReloaded = false;
  page.on('framenavigated', () => {
    isReloaded = true;
  });

  // Two changes, one after the other.
  for (const [at, { id, order_number }] of [first, second].entries()) {
    const sent = { express_name: 'Kurier GmbH', express_number: `KU-2000${at}` };
    await operator.ask('POST', `/orders/${id}/ship`, sent);
    await row(order_number).getByText('Shipped').waitFor();
    await expect.poll(() => countIn('Pending shipment')).toBe(waiting - at - 1);
    await expect.poll(() => countIn('Shipped')).toBe(shipped + at + 1);
  }
  const numbersOf = (texts: readonly string[]) => texts.map((text) => /SO-[0-9-]+/.exec(text)?.[0]);
  expect(numbersOf(await watched.rows.allInnerTexts())).toEqual(numbersOf(order));
  expect(isReloaded).toBe(false);
  await watched.close();
});

test('17.21: a list announces new records, and shows them on request', async () => {
  const operator = await app.signIn('operator');
  const watched = await openFollowing(app, 'root', '/order');
  const { page } = watched;
  await watched.rows.first().waitFor();
  const names = () =>
    page.locator('tr[data-row-key]').evaluateAll((rows) => rows.map((row) => row.dataset.rowKey));
  const before = await names();
  const { list } = await operator.ask<{ list: { store: number }[] }>('GET', '/orders?_end=1');
  const { list: products } = await operator.ask<{ list: { id: number }[] }>(
    'GET',
    '/commodities?status=recommended&_end=1',
  );
  const make = async () =>
    (
      await operator.ask<Order>('POST', '/orders', {
        store: list[0]?.store,
        order_time: new Date().toISOString(),
        currency: 'EUR',
        lines: [{ commodity: products[0]?.id, quantity: 1, price: 90 }],
        username: 'Nora Neu',
        phone: '+34 600 123 456',
        receive_address: 'Calle Mayor 1',
      })
    ).id;
  const show = (count: number) => page.getByRole('button', { name: `${count} new – show` });
  const made = [await make()];
  await show(1).waitFor();
  made.unshift(await make());
  await show(2).waitFor();
  expect(await names()).toEqual(before);
  await watched.assertAccessible('a list with news');
  await show(2).click();
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual(made.map(String));
  await show(2).waitFor({ state: 'detached' });
  const last = await found(operator, `/orders?id=${made[0]}`);
  await operator.ask('DELETE', `/orders/${last.id}?version=${last.version}`);
  await page.getByRole('button', { name: '1 no longer there – show' }).waitFor();
  expect((await names())[0]).toBe(String(last.id));
  await watched.close();
});
