import { expect, test } from 'vitest';
import { runConsole } from './console';
import { found, openFollowing, put } from './following';
import { inOtherLooks } from './other-looks';

const app = runConsole();

test('L9: the bell announces a change by somebody else at once, counts it, and lists it until it is read', async () => {
  const root = await app.signIn('root');
  const watched = await openFollowing(app, 'operator', '/store/list');
  const { page } = watched;
  const role = await found(root, '/roles?code=ADMIN&_end=1');
  const bell = page.getByRole('button', { name: /^Messages/ });
  const panel = page.getByRole('dialog', { name: 'Messages' });

  await page.getByRole('button', { name: 'Messages', exact: true }).click();
  await panel.getByText('No messages yet.').waitFor();
  expect(await panel.getByRole('button', { name: 'Mark all as read' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await bell.evaluate((button) => button === document.activeElement)).toBe(true);

  const said = `root changed what the role “${role.name}” permits.`;
  await Promise.all([
    page.getByRole('status').getByText(said).waitFor(),
    put(root, `/roles/${role.id}`, { field_rules: { store: { readonly: ['contact'] } } }),
  ]);
  await page.getByRole('button', { name: 'Messages, 1 unread' }).waitFor();
  await put(root, `/roles/${role.id}`, { field_rules: null, name: `${role.name} 2` });
  await page.getByRole('button', { name: 'Messages, 2 unread' }).click();
  const messages = panel.getByRole('listitem');
  await expect.poll(() => messages.count()).toBe(2);
  await inOtherLooks(watched, 'bell');

  await messages.first().getByRole('button').press('Enter');
  await page.getByRole('button', { name: 'Messages, 1 unread' }).waitFor();
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await page.getByRole('button', { name: 'Messages', exact: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Messages', exact: true }).click();
  await expect.poll(() => messages.count()).toBe(2);
  await watched.close();
});

test('L7: the badge shows 99+ for more than 99 messages, and a button loads older ones', async () => {
  const root = await app.signIn('root');
  const role = await found(root, '/roles?code=STORE&_end=1');
  const { version } = await root.ask<{ version: number }>('GET', `/roles/${role.id}`);
  for (let step = 0; step < 100; step++) {
    const field_rules = step % 2 === 0 ? { store: { readonly: ['contact'] } } : null;
    await root.ask('PUT', `/roles/${role.id}`, {
      version: version + step,
      name: `Store ${step}`,
      field_rules,
    });
  }
  const watched = await app.openAs('store', '/store/list');
  const { page } = watched;
  const bell = page.getByRole('button', { name: 'Messages, 100 unread' });
  await bell.getByText('99+').waitFor();
  await bell.click();
  const messages = page.getByRole('dialog', { name: 'Messages' }).getByRole('listitem');
  await expect.poll(() => messages.count()).toBe(20);
  await page.getByRole('button', { name: 'Show older ones' }).click();
  await expect.poll(() => messages.count()).toBe(40);
  await watched.close();
});

test('L9: messages about a sign-in from a new address and an ended session link to the sessions', async () => {
  const root = await app.signIn('root');
  const account = await found(root, '/manger/list?username=partner&_end=1');
  const watched = await openFollowing(app, 'partner', '/store/list');
  await app.signIn('partner');
  const sessions = await root.ask<{ id: number }[]>('GET', `/manger/${account.id}/sessions`);
  const [latest] = sessions.map(({ id }) => id).sort((one, other) => other - one);
  await root.ask('DELETE', `/manger/${account.id}/sessions/${latest}`);
  await watched.page.getByRole('button', { name: 'Messages, 1 unread' }).click();
  await watched.page.getByRole('button', { name: 'root ended one of your sessions.' }).click();
  await watched.page.waitForURL(/#\/profile\/sessions$/);
  await watched.page.getByRole('button', { name: 'Messages', exact: true }).waitFor();
  await watched.page.getByRole('heading', { level: 1 }).waitFor();
  await watched.close();
});
