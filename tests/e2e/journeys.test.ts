import { expect, test } from 'vitest';
import type { WatchedPage } from '../support/watched-page';
import { runConsole } from './console';
import { inOtherLooks } from './other-looks';

const app = runConsole();

interface Stored {
  readonly id: number;
  readonly version: number;
}

interface Listed {
  readonly list: readonly Stored[];
}

/** Waits until the status on the page has this English text. */
const stateOf = (watched: WatchedPage, words: string) =>
  watched.page
    .locator('.show-field')
    .filter({ hasText: /^Status/ })
    .getByText(words, { exact: true })
    .waitFor();

/** The English name of a product without a proposal. */
async function freeProduct(): Promise<string> {
  const session = await app.signIn('partner');
  const { list } = await session.ask<{ list: { commodity: number }[] }>('GET', '/submissions?_end=100');
  const { list: offered } = await session.ask<{ list: { id: number; name: { en: string } }[] }>(
    'GET',
    '/commodities?_end=100',
  );
  const free = offered.find(({ id }) => !list.some(({ commodity }) => commodity === id));
  if (!free) throw new Error('Every product has been proposed.');
  return free.name.en;
}

/** Takes an action on the page, with values for the fields that it requires; the notice contains the new state. */
async function take(
  watched: WatchedPage,
  action: string,
  became: string,
  given: Record<string, string> = {},
): Promise<void> {
  const { page } = watched;
  const notice = page.getByRole('status').getByText(new RegExp(` ${became}$`));
  // Waits until the notice of an earlier action with the same text is gone.
  await notice.waitFor({ state: 'detached' });
  const offered = page.locator('main').getByRole('button', { name: action, exact: true });
  // The button appears once the page shows the state after the previous action; a rare action is in the menu.
  const isOffered = await offered.waitFor({ timeout: 5000 }).then(
    () => true,
    () => false,
  );
  if (isOffered) await offered.click();
  else await (await watched.tool(action)).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  for (const [label, text] of Object.entries(given)) {
    await dialog.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text);
  }
  const confirm = dialog.getByRole('button', { name: new RegExp(`^${action}`) });
  await confirm.or(notice).first().waitFor();
  if (await confirm.isVisible()) await confirm.click();
  await notice.waitFor();
}

test('T1: a submission is rejected with a reason, resubmitted, withdrawn, and passed by another account', async () => {
  const partner = await app.openAs('partner', '/store/recommend-new');
  await partner.page.getByRole('link', { name: 'New AI recommendation' }).click();
  const free = await freeProduct();
  await partner.choose('Product', free, free);
  await partner.field('Reason').fill('Wide fit for swollen feet.');
  await partner.button('Save').click();
  await partner.page.getByRole('link', { name: 'Show it' }).click();
  await stateOf(partner, 'Not submitted');
  await take(partner, 'Submit for review', 'under review');
  await stateOf(partner, 'Under review');
  await inOtherLooks(partner, 'submission');

  const path = new URL(partner.page.url()).hash.slice(1);
  const reviewer = await app.openAs('operator', path);
  await take(reviewer, 'Reject', 'not passed', { 'Reason for rejection': 'The pictures are missing.' });
  await stateOf(reviewer, 'Not passed');

  await partner.page.reload();
  await stateOf(partner, 'Not passed');
  await partner.sees('The pictures are missing.');
  await take(partner, 'Submit for review', 'under review');
  await stateOf(partner, 'Under review');
  await take(partner, 'Withdraw', 'not submitted');
  await stateOf(partner, 'Not submitted');
  await take(partner, 'Submit for review', 'under review');
  await stateOf(partner, 'Under review');

  await reviewer.page.reload();
  await stateOf(reviewer, 'Under review');
  await take(reviewer, 'Pass', 'passed');
  await stateOf(reviewer, 'Passed');
  await reviewer.close();
  await partner.close();
});

test('T2: an order of three lines is shipped; its locked fields cannot change', async () => {
  const store = await app.openAs('store', '/order/create');
  const { page } = store;
  // Waits until the account's store is preselected.
  await page.locator('.ant-select-selection-item').first().waitFor();
  for (let line = 1; line <= 3; line++) {
    await store.button('Add entry: Products').click();
    const row = page.getByRole('group', { name: `Products ${line}`, exact: true });
    await row.getByRole('combobox', { name: /^Product/ }).click();
    await page.locator('.ant-select-dropdown:visible .ant-select-item-option').nth(line).click();
    await row.getByRole('spinbutton', { name: /^Quantity/ }).fill(String(line));
    const price = row.getByRole('spinbutton', { name: /^Price/ });
    // The first product determines the currency of the order, and its own price.
    if (line === 1) await expect.poll(() => price.inputValue()).not.toBe('');
    await price.fill('100.5');
  }
  await store.sees(/603\.00/);
  await inOtherLooks(store, 'order-form');
  await store.field('Recipient').fill('Rita Receiver');
  await store.field('Phone').fill('+34 600 111 222');
  await store.field('Delivery address').fill('Calle Inventada 7');
  await store.button('Save').click();
  await page.getByRole('link', { name: 'Show it' }).click();
  await stateOf(store, 'Pending payment');
  await take(store, 'Confirm payment', 'pending production', { 'Payment number': 'PAY-000001' });
  await inOtherLooks(store, 'order-paid');

  const path = new URL(page.url()).hash.slice(1);
  const operator = await app.openAs('operator', path);
  await take(operator, 'Start production', 'in production');
  await take(operator, 'Finish production', 'pending shipment');
  await take(operator, 'Ship', 'shipped', { Carrier: 'Invented Express', 'Tracking number': 'EX-000001' });
  await stateOf(operator, 'Shipped');
  const id = Number(path.split('/').at(-1));
  const session = await app.signIn('operator');
  const { version } = await session.ask<Stored>('GET', `/orders/${id}`);
  const refused = await session.call('PUT', `/orders/${id}`, { version, username: 'Somebody else' });
  expect(refused).toMatchObject({ status: 422, data: { errors: [{ field: 'username', rule: 'locked' }] } });
  const kept = await session.call('DELETE', `/orders/${id}`);
  expect(kept).toMatchObject({ status: 422, data: { errors: [{ field: '', rule: 'locked' }] } });
  await operator.close();
  await store.close();
});

test('T3, E12: a policy with tiers is enabled, edited by two accounts, and ended by its deadline', async () => {
  const root = await app.signIn('root');
  const now = Date.now();
  const made = await root.ask<Stored>('POST', '/policies', {
    activity_name: 'Measured and paid back',
    pcode: 'AMER01',
    starting_time: new Date(now - 864e5).toISOString(),
    deadline: new Date(now + 864e5).toISOString(),
    target_value: 40,
    ratio: 5,
  });
  const watched = await app.openAs('partner', `/policy/list/edit/${made.id}`);
  const { page } = watched;
  for (const [line, [from, to, ratio]] of [
    ['0', '39', '5'],
    ['30', '', '8'],
  ].entries()) {
    await watched.button('Add entry: Tiers').click();
    const row = page.getByRole('group', { name: `Tiers ${line + 1}`, exact: true });
    await row.getByRole('spinbutton', { name: /^From/ }).fill(from ?? '');
    if (to) await row.getByRole('spinbutton', { name: /^To/ }).fill(to);
    await row.getByRole('spinbutton', { name: /^Ratio/ }).fill(ratio ?? '');
  }
  await watched.button('Save').click();
  await watched.sees(/overlap/i);
  const second = page.getByRole('group', { name: 'Tiers 2', exact: true });
  await second.getByRole('spinbutton', { name: /^From/ }).fill('40');
  await inOtherLooks(watched, 'policy-form');

  await root.ask('PUT', `/policies/${made.id}`, { version: 1, ratio: 6 });
  await page.getByRole('spinbutton', { name: /^Cashback ratio/ }).fill('7');
  watched.expectComplaint(/409 PUT/);
  await watched.button('Save').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Cashback ratio').first().waitFor();
  await dialog.getByText('Your value').click();
  await dialog.getByRole('button', { name: 'Save again' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.goto(`${app.url}/#/policy/list/show/${made.id}`);
  await take(watched, 'Enable', 'enabled');
  await stateOf(watched, 'Enabled');

  const { version, ...policy } = await root.ask<Stored & { ratio: number }>('GET', `/policies/${made.id}`);
  expect(policy).toMatchObject({ ratio: 7, tiers: [{ from: 0, to: 39 }, { from: 40 }] });
  await root.ask('PUT', `/policies/${made.id}`, { version, deadline: new Date().toISOString() });
  await expect
    .poll(async () => (await root.ask<{ status: string }>('GET', `/policies/${made.id}`)).status, {
      timeout: 90_000,
      interval: 1000,
    })
    .toBe('stopped');
  await page.reload();
  await stateOf(watched, 'Stopped');
  await page.getByRole('region', { name: 'History' }).getByText('took the action “Stop”').waitFor();
  await watched.close();
}, 240_000);

test('E10: a file of 40 customers with three errors is refused; corrected, it is imported', async () => {
  const session = await app.signIn('store');
  const { list } = await session.ask<Listed>('GET', '/stores?_end=1');
  const bad: Record<number, string> = {
    7: ',1990-02-30,',
    19: 'Nina Nobody,1990-01-01,',
    33: 'Olaf Odd,soon,',
  };
  const line = (n: number, good: boolean) => {
    const start = (!good && bad[n]) || `Customer ${n},1990-01-${String((n % 28) + 1).padStart(2, '0')},`;
    return `${start}${list[0]?.id},${good || n !== 19 ? `+34 600 00 10 ${n + 10}` : ''}`;
  };
  const file = (good: boolean) => ({
    name: 'customers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      ['name,birth_date,store,phone', ...Array.from({ length: 40 }, (_, n) => line(n, good))].join('\n'),
    ),
  });
  const watched = await app.openAs('store', '/user/list');
  await watched.button('Import').click();
  const dialog = watched.page.getByRole('dialog', { name: 'Import customers' });
  watched.expectComplaint(/422 POST .*\/customers\/import/);
  await dialog.locator('input[type=file]').setInputFiles(file(false));
  for (const at of Object.keys(bad)) {
    await dialog
      .getByRole('row', { name: new RegExp(`^${Number(at) + 2} `) })
      .first()
      .waitFor();
  }
  await inOtherLooks(watched, 'customer-import');
  await dialog.locator('input[type=file]').setInputFiles(file(true));
  await dialog.getByRole('button', { name: 'Import (40)' }).click();
  await watched.sees('Rows imported: 40');
  await watched.close();
});

test('E4, T8: a leased device is created, locked, and found by its store', async () => {
  const session = await app.signIn('store');
  const { list } = await session.ask<{ list: (Stored & { name: string })[] }>('GET', '/stores?_end=1');
  const name = list[0]?.name ?? '';
  const watched = await app.openAs('operator', '/device/list/create');
  const { page } = watched;
  await watched.field('Device number').fill('E2E-LEASE');
  await watched.choose('Type', 'X5', 'X5');
  await watched.choose('Store', name, name);
  await page.getByLabel('Lease', { exact: true }).click();
  await page.getByLabel(/^Lease expiry/).fill('2030-01-31');
  await page.keyboard.press('Enter');
  await watched.button('Save').click();
  await page.getByRole('link', { name: 'E2E-LEASE' }).click();
  await take(watched, 'Lock', 'locked');
  await watched.close();

  const store = await app.openAs('store', '/device/list?q=E2E-LEASE');
  await store.rows.filter({ hasText: 'E2E-LEASE' }).waitFor();
  await store.sees('1 in all');
  await store.close();
});

test('E18, M5: a partner and a store save their settings', async () => {
  const partner = await app.openAs('partner', '/device/x5-config');
  await partner.page.getByRole('heading', { level: 1, name: 'Device settings · X5' }).waitFor();
  await partner.page.getByRole('spinbutton', { name: /^Volume/ }).fill('45');
  await partner.button('Save').click();
  await partner.sees('Saved');
  await partner.page.reload();
  const volume = partner.page.getByRole('spinbutton', { name: /^Volume/ });
  await expect.poll(() => volume.inputValue()).toBe('45');
  await partner.close();

  const store = await app.openAs('store', '/store/config');
  const { page } = store;
  await store.field('Line below reports').fill('Open from 9 to 5');
  await page.getByRole('switch', { name: /^Own scrolling images/ }).click();
  await store.button('Save').click();
  await store.sees('Scrolling images cannot be empty');
  await page.getByRole('switch', { name: /^Own scrolling images/ }).click();
  await page.getByRole('switch', { name: /^Own QR code/ }).click();
  await store.choose('QR code', 'Text', 'Text');
  await store.field('QR text').fill('扫码 https://store.example');
  await store.button('Save').click();
  await store.sees(/QR text must not contain Chinese/);
  await store.field('QR text').fill('https://store.example');
  await inOtherLooks(store, 'store-settings');
  await store.button('Save').click();
  await store.sees('Saved');
  await page.locator('.button.is-busy').waitFor({ state: 'detached' });
  await page.reload();
  const line = store.field('Line below reports');
  await expect.poll(() => line.inputValue()).toBe('Open from 9 to 5');
  await store.close();
});
