import { expect, test } from 'vitest';
import { runConsole } from './console';
import { Caller } from './demo-account';
import { inOtherLooks } from './other-looks';

const app = runConsole();

test('E1, V3: a new account requires the fields of its kind', async () => {
  const watched = await app.openAs('operator', '/system/user/create');
  const { page } = watched;
  await watched.field('Login account').waitFor();
  await watched.button('Save').click();
  await watched.sees('Agent name cannot be empty');
  await watched.sees('Login account cannot be empty');
  const kind = page.getByRole('radiogroup', { name: /^Kind of account/ });
  await kind.getByText('Partner', { exact: true }).click();
  await watched.button('Save').click();
  await watched.sees('Contact cannot be empty');
  await watched.sees('Partner code cannot be empty');
  await kind.getByText('Store', { exact: true }).click();
  expect(await watched.field('Partner code').count()).toBe(0);
  await page.getByRole('combobox', { name: /^Store/ }).waitFor();
  await inOtherLooks(watched, 'new-store-account');
  await kind.getByText('Partner', { exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill('12345678');
  await watched.sees('Weak: easy to guess');
  await page.getByLabel('Password', { exact: true }).fill('a-password-to-hand-on');
  await watched.sees('Strong');
  await inOtherLooks(watched, 'new-account');

  await watched.field('Login account').fill('partner.nordic');
  await watched.field('Name').fill('Nora Nordic');
  await watched.field('Contact').fill('Nora');
  await watched.field('Partner code').fill('NORD01');
  await watched.choose('Roles', 'Partner', 'Partner');
  await page.getByText('Show trademark', { exact: true }).waitFor();
  await watched.button('Save').click();
  await page.waitForURL(/#\/system\/user$/);
  await watched.rows.filter({ hasText: 'partner.nordic' }).filter({ hasText: 'Nora Nordic' }).waitFor();
  await inOtherLooks(watched, 'accounts');

  // An account with a password that somebody else set can only replace it.
  const nora = await Caller.signInWith(app.url, 'partner.nordic', 'a-password-to-hand-on', 2);
  const { status, msg } = await nora.call('GET', '/stores');
  expect([status, msg]).toEqual([403, expect.any(String)]);
  await watched.close();
});

test('E1: the page of an account without a password shows a note until a password is set', async () => {
  const watched = await app.openAs('operator', '/system/user/create');
  const { page } = watched;
  await watched.field('Login account').fill('operator.late');
  await watched.field('Name').fill('Lena Late');
  await page
    .getByRole('radiogroup', { name: /^Kind of account/ })
    .getByText('Operator', { exact: true })
    .click();
  // Only ROOT can assign the role ROOT.
  await watched.choose('Roles', 'Root', 'This is more than your own rights');
  expect(await page.locator('.ant-select-selection-item').filter({ hasText: 'Root' }).count()).toBe(0);
  await watched.choose('Roles', 'Operator', 'Operator');
  await watched.field('Name').focus();
  await page.locator('.ant-select-dropdown:visible').waitFor({ state: 'detached' });
  await inOtherLooks(watched, 'new-operator-account');
  await watched.button('Save').click();
  await watched.sees(/This account has no password yet/);
  await page.waitForURL(/#\/system\/user$/);
  await page.goto(`${app.url}/#/system/user?password_set=false`);
  await watched.sees('1 in all');
  await watched.rows.first().getByRole('link').first().click();
  const note = page.getByRole('region', { name: 'No password is set.' });
  await note.waitFor();
  await inOtherLooks(watched, 'account-without-password');
  await note.getByRole('button', { name: 'Set a password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reset password' }).click();
  await dialog.locator('code').waitFor();
  await note.waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
  await watched.close();
});

test('S6: an admin resets a password, ends sessions, and disables an account', async () => {
  const root = await app.signIn('root');
  const { list } = await root.ask<{ list: { id: number }[] }>('GET', '/manger/list?username=store');
  const path = `/system/user/show/${list[0]?.id}`;
  const store = await app.signIn('store');
  const isOpen = async (caller: Caller) => (await caller.call('GET', '/manger/getUserInfo')).status === 200;

  const watched = await app.openAs('operator', path);
  const { page } = watched;
  const sessions = page.getByRole('region', { name: 'Sessions', exact: true });
  await sessions.getByRole('listitem').first().waitFor();
  await inOtherLooks(watched, 'account');
  await sessions.getByRole('button', { name: 'End all sessions' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End all sessions' }).click();
  await sessions.getByText('There is no open session.').waitFor();
  expect(await isOpen(store)).toBe(false);

  await (await watched.tool('Reset password')).click();
  const dialog = page.getByRole('dialog', { name: 'Reset the password of Stella Store' });
  await dialog.getByText('Type one').click();
  await dialog.getByRole('button', { name: 'Reset password' }).click();
  await dialog.getByText('Please enter Password').waitFor();
  await dialog.getByText('Make one up').click();
  await inOtherLooks(watched, 'reset-password');
  await dialog.getByRole('button', { name: 'Reset password' }).click();
  const given = dialog.locator('code');
  await given.waitFor();
  await inOtherLooks(watched, 'given-password');
  const password = await given.innerText();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await dialog.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
  const again = await Caller.signInWith(app.url, 'store', password, 3);
  expect(await again.ask<object>('GET', '/manger/getUserInfo')).toMatchObject({ mustChange: true });

  await (await watched.tool('Disable')).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await watched.sees('Stella Store can no longer sign in');
  expect(await isOpen(again)).toBe(false);
  await (await watched.tool('Enable')).click();
  await watched.sees('Stella Store can sign in again');
  await (await watched.tool('Explain access')).click();
  await page.waitForURL(new RegExp(`explain\\?manager=${list[0]?.id}$`));
  await page.getByRole('heading', { level: 1, name: 'Explain access' }).waitFor();
  await watched.close();
});
