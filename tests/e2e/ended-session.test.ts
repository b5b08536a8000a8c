import { expect, test } from 'vitest';
import type { WatchedPage } from '../support/watched-page';
import { runConsole } from './console';
import { demoPassword } from './demo-account';
import { found, openFollowing, put } from './following';

const app = runConsole();

const nav = ({ page }: WatchedPage) => page.getByRole('navigation', { name: 'Navigation' });
const prompt = ({ page }: WatchedPage) => page.getByRole('alertdialog', { name: 'Prompt' });

test('S6: an account that is disabled is asked to sign in again, once', async () => {
  const root = await app.signIn('root');
  const watched = await openFollowing(app, 'store', '/dashboard');
  const account = await found(root, '/manger/list?username=store&_end=1');
  await put(root, `/manger/${account.id}`, { available: false });
  await prompt(watched).getByText('The current page has expired, please log in again').waitFor();
  await watched.assertSound();
  await put(root, `/manger/${account.id}`, { available: true });
  await prompt(watched).getByRole('button', { name: 'OK' }).click();
  await watched.field('Username').waitFor();
  await watched.close();
});

test('S6: a password that is changed in one browser ends the sessions of the others, and only those', async () => {
  const here = await app.signIn('partner');
  const staying = await openFollowing(app, 'partner', '/dashboard', here.token);
  const other = await openFollowing(app, 'partner', '/dashboard');
  const words = { oldPassword: demoPassword, newPassword: 'another-password' };
  await here.ask('POST', '/manger/changePassword', words);
  await prompt(other).waitFor();
  await here.ask('POST', '/manger/changePassword', {
    oldPassword: words.newPassword,
    newPassword: words.oldPassword,
  });
  await nav(staying).getByRole('link', { name: 'Dashboard' }).click();
  expect(await prompt(staying).count()).toBe(0);
  await staying.close();
  await other.close();
});

test('S1: a tab starts over as whoever signs in anew in another one', async () => {
  const watched = await openFollowing(app, 'operator', '/dashboard');
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

test('S4: signing out asks nothing but the question, and says nothing of an expired page', async () => {
  const watched = await openFollowing(app, 'operator', '/dashboard');
  await watched.page.getByRole('button', { name: /^Account of/ }).click();
  await watched.page.getByRole('menuitem', { name: 'Sign out' }).click();
  await watched.page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await watched.field('Username').waitFor();
  await watched.close();
});
