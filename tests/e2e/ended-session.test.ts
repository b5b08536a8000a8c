import { expect, test } from 'vitest';
import type { WatchedPage } from '../support/watched-page';
import { runConsole } from './console';
import { Caller, type DemoAccount, demoPassword } from './demo-account';
import { found, openFollowing, put, type Stored } from './following';
import { inOtherLooks } from './other-looks';

const app = runConsole();

const nav = ({ page }: WatchedPage) => page.getByRole('navigation', { name: 'Navigation' });
const prompt = ({ page }: WatchedPage) => page.getByRole('alertdialog', { name: 'Prompt' });

test('S6: one dialog asks the user of a disabled account to sign in again', async () => {
  const root = await app.signIn('root');
  const watched = await openFollowing(app, 'store', '/store/list');
  const account = await found(root, '/manger/list?username=store&_end=1');
  await put(root, `/manger/${account.id}`, { available: false });
  await prompt(watched).getByText('The current page has expired, please log in again').waitFor();
  await watched.assertSound();
  await put(root, `/manger/${account.id}`, { available: true });
  await prompt(watched).getByRole('button', { name: 'OK' }).click();
  await watched.field('Username').waitFor();
  await watched.close();
});

const noRoles = 'roles must be a non-null array';

async function signInAt({ page }: WatchedPage, account: DemoAccount, kind: string): Promise<void> {
  await page.getByRole('radio', { name: kind }).check();
  await page.getByLabel('Username').fill(account);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
}

test('S3, S5: an account that loses its last role sees the sign-in page with the reason, and its form after the next sign-in', async () => {
  const root = await app.signIn('root');
  const watched = await openFollowing(app, 'partner', '/store/merchant/create');
  await watched.field('Contact').fill('Half a name');
  const role = await found(root, '/roles?code=PARTNER&_end=1');
  await put(root, `/roles/${role.id}`, { status: 'disabled' });
  await watched.sees(noRoles);
  await watched.field('Username').waitFor();
  expect(await watched.page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await inOtherLooks(watched, 'sign-in-without-role');
  await put(root, `/roles/${role.id}`, { status: 'enabled' });
  await signInAt(watched, 'partner', 'Partner');
  await watched.button('Restore').click();
  expect(await watched.field('Contact').inputValue()).toBe('Half a name');
  await watched.context.close();
});

test('S3, S6: the console stays open while the account has an enabled role, and ends when it loses that role', async () => {
  const root = await app.signIn('root');
  const { menus } = await root.ask<Stored>('GET', '/roles/2/form');
  const roles: number[] = [];
  for (const code of ['FIRST', 'SECOND']) {
    const made = await root.ask<Stored>('POST', '/roles', { name: code, code, scope: 'all', menus });
    roles.push(made.id);
  }
  const account = {
    username: 'two.roles',
    nickname: 'Tess Two',
    utype: '1',
    password: 'first-password',
    roles,
  };
  const { id } = await root.ask<Stored>('POST', '/manger/add', account);
  const given = await Caller.signInWith(app.url, account.username, account.password, 1);
  await given.ask('POST', '/manger/changePassword', {
    oldPassword: account.password,
    newPassword: 'second-password',
  });
  const watched = await openFollowing(app, 'operator', '/store/list', given.token);
  await watched.rows.first().waitFor();
  // After a change of permissions the page requests its data again.
  const shownAnew = watched.page.waitForResponse(/\/stores\?/);
  await put(root, `/roles/${roles[0]}`, { status: 'disabled' });
  await shownAnew;
  expect(await watched.field('Username').count()).toBe(0);
  await nav(watched).getByRole('link', { name: 'Dashboard' }).waitFor();
  await put(root, `/manger/${id}`, { roles: roles.slice(0, 1) });
  await watched.sees(noRoles);
  await watched.page.waitForURL(/redirect=%2Fstore%2Flist/);
  await watched.close();
});

test('S3: the sign-in page reports an account whose roles are all disabled', async () => {
  const root = await app.signIn('root');
  const role = await found(root, '/roles?code=STORE&_end=1');
  await put(root, `/roles/${role.id}`, { status: 'disabled' });
  const watched = await app.open('/login');
  await signInAt(watched, 'store', 'Store');
  await watched.sees(noRoles);
  await watched.field('Username').waitFor();
  expect(await watched.page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await put(root, `/roles/${role.id}`, { status: 'enabled' });
  await signInAt(watched, 'store', 'Store');
  await nav(watched).waitFor();
  await watched.close();
});

test('S1: a sign-in in another tab reloads the tab with the new account', async () => {
  const watched = await openFollowing(app, 'operator', '/store/list');
  const other = await watched.context.newPage();
  await other.goto(`${app.url}/health`);
  const { token } = await app.signIn('partner');
  await other.evaluate((value) => localStorage.setItem('accessToken', value), token);
  await watched.page
    .getByRole('button', { name: /^Account of/ })
    .getByText('Paul Partner')
    .waitFor();
  await watched.page.getByRole('heading', { level: 1 }).waitFor();
  await watched.close();
});

test('S4: signing out asks once, and shows no message about an expired page', async () => {
  const watched = await openFollowing(app, 'operator', '/store/list');
  await watched.page.getByRole('button', { name: /^Account of/ }).click();
  await watched.page.getByRole('menuitem', { name: 'Sign out' }).click();
  await watched.page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await watched.field('Username').waitFor();
  await watched.close();
});

// The last test, because the demo password contains the product's name and cannot be set again.
test("S6: changing the password ends the account's sessions in other browsers only", async () => {
  const here = await app.signIn('partner');
  const staying = await openFollowing(app, 'partner', '/dashboard', here.token);
  const other = await openFollowing(app, 'partner', '/store/list');
  const words = { oldPassword: demoPassword, newPassword: 'another-password' };
  await here.ask('POST', '/manger/changePassword', words);
  await prompt(other).waitFor();
  await staying.page.reload();
  await staying.sees('Welcome, Paul Partner');
  expect(await prompt(staying).count()).toBe(0);
  await staying.close();
  await other.close();
});
