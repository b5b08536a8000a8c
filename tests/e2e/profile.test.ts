import { expect, test } from 'vitest';
import type { WatchedPage } from '../support/watched-page';
import { runConsole } from './console';
import { Caller, demoPassword } from './demo-account';
import { inOtherLooks } from './other-looks';

const app = runConsole();

const password = (watched: WatchedPage, label: string) => watched.page.getByLabel(label, { exact: true });

const isOpen = async (caller: Caller) => (await caller.call('GET', '/manger/getUserInfo')).status === 200;

test('S6: a user with a password set by somebody else must replace it, and then reaches the requested page', async () => {
  const root = await app.signIn('root');
  const { list } = await root.ask<{ list: { id: number }[] }>('GET', '/manger/list?username=operator');
  const given = await root.ask<{ password: string }>('POST', `/manger/${list[0]?.id}/resetPassword`);

  const watched = await app.open('/store/list?_start=0&_end=50&country=MX');
  const { page } = watched;
  await page.getByLabel('Username').fill('operator');
  await password(watched, 'Password').fill(given.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Choose a password of your own' }).waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);

  const change = watched.button('Change password');
  await change.click();
  await watched.sees('Please enter Password');
  await password(watched, 'The password given to you').fill(given.password);
  await password(watched, 'New password').fill('short');
  await change.click();
  await watched.sees('The password needs at least 8 characters');
  await password(watched, 'New password').fill('a-password-of-my-own');
  await watched.sees('Strong');
  await password(watched, 'New password again').fill('another-one');
  await change.click();
  await watched.sees('The two new passwords are not the same');
  const said = {
    'zh-cn': '两次输入的新密码不一致',
    en: 'The two new passwords are not the same',
    es: 'Las dos contraseñas nuevas no coinciden',
  };
  await inOtherLooks(watched, 'must-change', { check: ({ language }) => watched.sees(said[language]) });
  await password(watched, 'New password again').fill('a-password-of-my-own');
  await change.click();
  await page.waitForURL(/#\/store\/list\?.*country=MX/);
  await watched.sees('Country: Mexico');
  await watched.rows.first().waitFor();
  await watched.close();
});

test('S6: changing the password ends the other sessions only; a wrong old password shows an error', async () => {
  const other = await app.signIn('partner');
  const watched = await app.openAs('partner', '/store/list');
  const { page } = watched;
  await page.getByRole('button', { name: 'Account of Paul Partner' }).click();
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  await password(watched, 'Present password').fill('not-the-one');
  await password(watched, 'New password').fill('willow-lane-2026');
  await password(watched, 'New password again').fill('willow-lane-2026');
  watched.expectComplaint(/^422 POST .*\/manger\/changePassword$/);
  await page.keyboard.press('Enter');
  await watched.sees('The present password is wrong');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('oldPassword');
  expect(await isOpen(other)).toBe(true);
  await inOtherLooks(watched, 'change-password');

  await password(watched, 'Present password').fill(demoPassword);
  await page.keyboard.press('Enter');
  await watched.sees('The password is changed');
  await page.getByRole('heading', { name: 'My profile' }).waitFor();
  expect(await isOpen(other)).toBe(false);
  await Caller.signInWith(app.url, 'partner', 'willow-lane-2026', 2);
  await watched.close();
});

test('S6, L9: users list their sessions and end one of them, or all others', async () => {
  const [first, second] = [await app.signIn('store'), await app.signIn('store')];
  const watched = await app.openAs('store', '/profile/sessions');
  const { page } = watched;
  const items = page.getByRole('region', { name: 'My sessions' }).getByRole('listitem');
  await items.nth(2).waitFor();
  expect(await items.first().innerText()).toContain('This session');
  await page.getByRole('region', { name: 'Last sign-ins' }).getByRole('listitem').first().waitFor();
  expect(await items.first().getByRole('button').count()).toBe(0);
  await inOtherLooks(watched, 'sessions');
  await items.nth(1).getByRole('button').click();
  await items.nth(2).waitFor({ state: 'detached' });
  expect([await isOpen(first), await isOpen(second)].filter(Boolean)).toHaveLength(1);

  await watched.button('End all other sessions').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End all other sessions' }).click();
  await items.nth(1).waitFor({ state: 'detached' });
  expect([await isOpen(first), await isOpen(second)]).toEqual([false, false]);
  await watched.button('End all other sessions').waitFor({ state: 'detached' });
  await watched.close();
});

test('L9: the profile shows the account, and lets the user change name and phone', async () => {
  const watched = await app.openAs('root', '/store/list');
  const { page } = watched;
  await page.getByRole('button', { name: 'Account of Root' }).click();
  await page.getByRole('menuitem', { name: 'My profile' }).click();
  const facts = page.getByRole('region', { name: 'My account' });
  await facts.getByText('Everything', { exact: true }).waitFor();
  await inOtherLooks(watched, 'profile');
  await watched.field('Name').fill('Ruth Root');
  await watched.field('Phone').fill('nobody’s');
  await watched.button('Save').click();
  await watched.sees('Phone must be a correct phone number');
  await watched.field('Phone').fill('+34 600 000 000');
  await watched.button('Save').click();
  await watched.sees('Saved');
  // The header changes without a reload, and the next save is based on the new version.
  await page.getByRole('button', { name: 'Account of Ruth Root' }).waitFor();
  await watched.field('Name').fill('Root');
  await watched.button('Save').click();
  await page.getByRole('button', { name: 'Account of Root', exact: true }).waitFor();
  await watched.close();
});
