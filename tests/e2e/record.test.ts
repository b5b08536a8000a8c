import { expect, test } from 'vitest';
import { runConsole } from './console';
import type { Caller } from './demo-account';
import { inOtherLooks } from './other-looks';

const app = runConsole();

interface Stored {
  readonly id: number;
  readonly version: number;
}

/** Another session changes the current version of the record. */
async function changeElsewhere(session: Caller, path: string, values: object): Promise<void> {
  const { version } = await session.ask<Stored>('GET', path);
  await session.ask('PUT', path, { version, ...values });
}

test('V1, V10, X3: a store is created, shown, edited and deleted; errors of the server appear at their fields', async () => {
  const watched = await app.openAs('operator', '/store/list');
  const { page } = watched;
  await watched.sees('60 in all');
  await page.getByRole('link', { name: 'New store' }).click();
  await page.getByRole('heading', { name: 'New store' }).waitFor();
  await watched.button('Save').click();
  await watched.sees('Store number cannot be empty');
  await watched.sees('Please check the marked fields.');
  await expect.poll(() => watched.field('Name').evaluate((box) => box === document.activeElement)).toBe(true);
  const said = {
    'zh-cn': '名称不能为空',
    en: 'Name cannot be empty',
    es: 'El campo «Nombre» no puede estar vacío',
  };
  await inOtherLooks(watched, 'form-faults', { check: ({ language }) => watched.sees(said[language]) });

  await watched.field('Name').fill('Example Feet');
  await watched.field('Store number').fill('FW-1001');
  await watched.choose('Merchant', 'Paso', 'Paso Firme');
  await watched.field('Contact').fill('Erin Example');
  await watched.field('Phone').fill('call me');
  await watched.choose('Country', 'Sp', 'Spain');
  await watched.field('Address').fill('Calle Inventada 1');
  await watched.field('Query password').fill('open-sesame');
  await watched.sees('Phone must be a correct phone number');
  await watched.field('Phone').fill('+34 910 00 00 00');
  watched.expectComplaint(/^422 POST .*\/stores$/);
  await watched.button('Save').click();
  await page.getByText(/^.+ has the same Store number already$/).waitFor();
  const holder = page.getByRole('link', { name: 'Open that record in a new tab' });
  expect(await holder.getAttribute('href')).toMatch(/#\/store\/list\/show\/\d+$/);
  expect(await watched.field('Store number').getAttribute('aria-invalid')).toBe('true');
  await watched.assertSound();

  await watched.field('Store number').fill('FW-2001');
  await watched.button('Save').click();
  await watched.sees('61 in all');
  // The form was closed by the save, not by a change of the menus.
  expect(await page.getByText(/^Taken out of your navigation/).count()).toBe(0);
  await watched.rows
    .first()
    .getByRole('link', { name: /Example Feet/ })
    .click();
  await page.getByRole('heading', { name: 'Example Feet' }).waitFor();
  await watched.sees('Calle Inventada 1');
  expect(await page.getByRole('definition').getByRole('link', { name: 'Paso Firme' }).count()).toBe(1);
  await watched.assertSound();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await watched.field('Contact').fill('Erin Edited');
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { name: 'Example Feet' }).waitFor();
  const history = page.getByRole('region', { name: 'History' });
  await history.getByText('Erin Edited').waitFor();
  expect(await history.locator('li').first().innerText()).toMatch(
    /^Olivia Operator changed[\s\S]*Contact\s+Erin Example → Erin Edited/,
  );
  await watched.assertSound();

  await (await watched.tool('Delete')).click();
  await watched.sees('This operation will permanently delete the data.');
  await inOtherLooks(watched, 'delete-question');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await watched.sees('Cancelled deletion');
  await (await watched.tool('Delete')).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await watched.sees('60 in all');
  await watched.close();
});

test('V6, 17.28: a referenced record is not deleted, and the notice names it and its references', async () => {
  const watched = await app.openAs('operator', '/store/list/show/1');
  const { page } = watched;
  await (await watched.tool('Delete')).click();
  watched.expectComplaint(/^409 DELETE .*\/stores\/1\?version=\d+$/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await watched.sees(/has \d+ .+ cannot be deleted\.$/);
  expect(page.url()).toMatch(/\/store\/list\/show\/1$/);
  await watched.close();
});

test('A5: two sessions change one record: different fields merge, the same field opens the conflict dialog', async () => {
  const other = await app.signIn('root');
  const watched = await app.openAs('operator', '/store/merchant/edit/2');
  const { page } = watched;
  await watched.field('Contact').fill('From the form');
  await changeElsewhere(other, '/merchants/2', { address: 'From elsewhere 1' });
  await watched.button('Save').click();
  await watched.rows.first().waitFor();
  const merged = await other.ask<object>('GET', '/merchants/2');
  expect(merged).toMatchObject({ contact: 'From the form', address: 'From elsewhere 1' });

  await page.goto(`${app.url}/#/store/merchant/edit/2`);
  await watched.field('Contact').fill('Mine');
  await watched.field('Address').fill('My address');
  await changeElsewhere(other, '/merchants/2', { contact: 'Theirs', address: 'Their address' });
  watched.expectComplaint(/^409 PUT .*\/merchants\/2$/);
  await watched.button('Save').click();
  const dialog = page.getByRole('dialog', { name: 'The record has changed meanwhile' });
  await dialog.getByRole('radiogroup', { name: 'Contact' }).getByLabel(/Mine/).click();
  expect(await dialog.getByRole('button', { name: 'Save again' }).isDisabled()).toBe(true);
  await dialog
    .getByRole('radiogroup', { name: 'Address' })
    .getByLabel(/Their address/)
    .click();
  await inOtherLooks(watched, 'conflict');
  await dialog.getByRole('button', { name: 'Save again' }).click();
  await watched.rows.first().waitFor();
  const settled = await other.ask<object>('GET', '/merchants/2');
  expect(settled).toMatchObject({ contact: 'Mine', address: 'Their address' });
  await watched.close();
});

test('E6: only a leased device has an expiry date', async () => {
  const watched = await app.openAs('operator', '/device/list/create');
  const { page } = watched;
  await watched.field('Device number').fill('E2E-1');
  await watched.choose('Type', 'X5', 'X5');
  await page.getByLabel('Factory', { exact: true }).click();
  expect(await page.getByLabel(/^Lease expiry/).count()).toBe(0);
  await page.getByLabel('Lease', { exact: true }).click();
  await page.getByLabel(/^Lease expiry/).waitFor();
  await watched.button('Save').click();
  await watched.sees('Lease expiry cannot be empty');
  await watched.assertSound();
  await page.getByLabel('Buyout', { exact: true }).click();
  expect(await page.getByLabel(/^Lease expiry/).count()).toBe(0);
  await watched.button('Save').click();
  await watched.sees('241 in all');
  await watched.rows.first().getByRole('link', { name: 'E2E-1' }).waitFor();
  await watched.close();
});

test('P3, T5, T8, 17.22: possible actions run and are undone, impossible ones show the reason, and closing requires a remark', async () => {
  const root = await app.signIn('root');
  const { id } = await root.ask<Stored>('POST', '/devices', { dev_code: 'E2E-FLOW', dev_type: 'FMP' });
  const watched = await app.openAs('operator', `/device/list/show/${id}`);
  const { page } = watched;
  await (await watched.tool('Why not?')).click();
  const unlock = page.getByRole('menuitem', { name: /^Unlock/ });
  expect(await unlock.getAttribute('aria-disabled')).toBe('true');
  await inOtherLooks(watched, 'refused-step');

  await page.getByRole('menuitem', { name: 'Lock', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lock' }).click();
  await watched.sees('E2E-FLOW locked');
  await watched.button('Unlock').click();
  await watched.sees('E2E-FLOW not locked');
  await (await watched.tool('Lock')).click();
  await page
    .getByRole('alertdialog', { name: 'Lock: E2E-FLOW' })
    .getByRole('button', { name: 'Lock' })
    .click();
  // Before this notice appears, the previous action's notice offers an Undo of its own.
  await watched.sees('E2E-FLOW locked');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await watched.button('Unlock').waitFor({ state: 'detached' });

  await (await watched.tool('Close')).click();
  const dialog = page.getByRole('dialog', { name: 'Close: E2E-FLOW' });
  await dialog.getByRole('textbox', { name: /^Remark/ }).waitFor();
  await page.keyboard.press('Control+s');
  await dialog.getByText('Remark cannot be empty').waitFor();
  await inOtherLooks(watched, 'action-dialog');
  await dialog.getByRole('textbox', { name: /^Remark/ }).fill('Returned to the factory.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await watched.sees('E2E-FLOW closed');
  const history = page.getByRole('region', { name: 'History' });
  await history.getByText('took the action “Close”').waitFor();
  await history.getByText('Returned to the factory.').waitFor();

  await page.goto(`${app.url}/#/device/list?q=E2E-FLOW`);
  await watched.button('Actions for E2E-FLOW').click();
  const menu = page.getByRole('menu');
  await menu.getByRole('menuitem', { name: 'Why not?' }).click();
  await menu.getByText('Not possible while Closed is “Yes”').waitFor();
  await watched.assertSound();
  await menu.getByRole('menuitem', { name: 'Open' }).click();
  await watched.sees('E2E-FLOW not closed');
  await watched.close();
});
