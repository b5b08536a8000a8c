import { expect, test } from 'vitest';
import { demoToken } from '../support/product';
import { plainLook, WatchedPage } from '../support/watched-page';
import { useConsole } from './console';

const used = useConsole();

const openSignedIn = async (path: string) => {
  const token = await demoToken(used.product.url, 'operator', 1);
  return WatchedPage.open(used.browser, `${used.product.url}/#${path}`, plainLook, token);
};

test('N6, S1: a deep link leads to sign-in and, after it, to where it pointed', async () => {
  const watched = await WatchedPage.open(
    used.browser,
    `${used.product.url}/#/store/list?pageSize=50&currentPage=1`,
    plainLook,
  );
  const { page } = watched;
  await page.waitForURL(/#\/login\?redirect=/);
  await watched.assertSound();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Please enter Username').waitFor();
  await page.getByText('Please enter Password').waitFor();
  await page.getByLabel('Username').fill('operator');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.keyboard.press('Enter');
  await page.getByText('The password cannot be less than 6 digits').waitFor();
  await page.getByLabel('Password', { exact: true }).fill('footwork-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/store\/list\?.*pageSize=50/);
  await page.getByRole('link', { name: 'Paso Firme Mérida' }).waitFor();
  await watched.assertSound();
  await watched.close();
});

test('a store is found, sorted, filtered, added, looked at, edited and deleted', async () => {
  const watched = await openSignedIn('/store/list');
  const { page } = watched;
  const rows = page.locator('tbody tr[data-row-key]');
  await rows.nth(19).waitFor();
  await page.getByText('60 in all').waitFor();

  await page.getByRole('searchbox').fill('stridehouse');
  await page.getByText('5 in all').waitFor();
  expect(page.url()).toContain('stridehouse');
  await page.getByRole('searchbox').fill('');
  await page.getByText('60 in all').waitFor();

  await page.getByRole('columnheader', { name: /^Name/ }).click();
  await rows.first().getByText('Amblewell', { exact: false }).waitFor();
  expect(page.url()).toMatch(/name/);

  await page.getByRole('link', { name: 'New Store' }).click();
  await page.getByRole('heading', { name: /Store/ }).first().waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/is required|Please enter/).first().waitFor();
  await watched.assertSound();
  await page.getByRole('textbox', { name: 'Store number' }).fill('FW-1001');
  await page.getByRole('textbox', { name: 'Name', exact: false }).first().fill('Example Feet');
  await page.getByRole('combobox', { name: 'Merchant' }).click();
  await page.getByRole('combobox', { name: 'Merchant' }).fill('Paso');
  await page.getByTitle('Paso Firme').click();
  await page.getByRole('textbox', { name: 'Contact' }).fill('Erin Example');
  await page.getByRole('textbox', { name: 'Phone' }).fill('+34 910 00 00 00');
  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.getByTitle('Spain').click();
  await page.getByRole('textbox', { name: 'Address' }).fill('Calle Inventada 1');
  await page.getByRole('textbox', { name: 'Query password' }).fill('open-sesame');
  watched.expectComplaint(/422/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/already|taken/i).first().waitFor();
  await page.getByRole('textbox', { name: 'Store number' }).fill('FW-2001');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: 'Example Feet' }).waitFor();
  await watched.assertSound();

  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Contact' }).fill('Erin Edited');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: 'Example Feet' }).waitFor();
  await page.getByText('Erin Edited').first().waitFor();
  await watched.assertSound();

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByText(/permanently delete/).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Cancelled deletion').waitFor();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Delete/ }).click();
  await page.getByText('60 in all').waitFor();
  await watched.assertSound();
  await watched.close();
});

test('E6: a lease asks for its expiry, and only a lease', async () => {
  const watched = await openSignedIn('/device/list/create');
  const { page } = watched;
  await page.getByRole('textbox', { name: 'Device number' }).fill('E2E-1');
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByTitle('X5', { exact: true }).click();
  expect(await page.getByLabel('Lease expiry').count()).toBe(0);
  await page.getByText('Lease', { exact: true }).click();
  await page.getByLabel('Lease expiry').waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/Lease expiry/).nth(1).waitFor();
  await page.getByText('Buyout', { exact: true }).click();
  expect(await page.getByLabel('Lease expiry').count()).toBe(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: 'E2E-1' }).waitFor();
  await watched.assertSound();
  await watched.close();
});

test('leaving an unsaved form asks first', async () => {
  const watched = await openSignedIn('/entity/merchant/create');
  const { page } = watched;
  await page.goto(`${used.product.url}/#/store/merchant/create`);
  await page.getByRole('textbox', { name: 'Contact' }).fill('Nobody');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('dialog').waitFor();
  await watched.assertSound();
  await watched.close();
});
