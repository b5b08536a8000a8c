import { expect, test } from 'vitest';
import type { WatchedPage } from '../support/watched-page';
import { runConsole } from './console';
import { found, openFollowing, put, type Stored } from './following';

const app = runConsole();

const nav = ({ page }: WatchedPage) => page.getByRole('navigation', { name: 'Navigation' });

test('N10: renaming, hiding and showing a menu reaches another browser, which keeps its page and its form', async () => {
  const root = await app.signIn('root');
  const watched = await openFollowing(app, 'operator', '/store/merchant/create');
  await watched.field('Contact').fill('Half a');
  const menu = await found(root, '/menus?path=merchant&_end=1');
  const link = (name: string) => nav(watched).getByRole('link', { name, exact: true });

  await put(root, `/menus/${menu.id}`, { name: 'Business partners' });
  await link('Business partners').waitFor();
  await put(root, `/menus/${menu.id}`, { name: menu.name, visible: false });
  await link('Business partners').waitFor({ state: 'detached' });
  await link('Merchants').waitFor({ state: 'detached' });
  expect(await watched.field('Contact').inputValue()).toBe('Half a');
  await put(root, `/menus/${menu.id}`, { visible: true });
  await link('Merchants').waitFor();
  await watched.field('Contact').pressSequentially(' name');
  expect(await watched.field('Contact').inputValue()).toBe('Half a name');
  await watched.close();
});

test('N10: publishing a draft and rolling back reach another browser', async () => {
  const root = await app.signIn('root');
  const watched = await openFollowing(app, 'operator', '/system/role');
  const link = (name: string) => nav(watched).getByRole('link', { name, exact: true });
  const draft = await root.ask<{ id: number; version: number; tree: Stored[] }>('POST', '/menu-drafts', {
    name: 'Better words',
  });
  const tree = draft.tree.map((entry) => (entry.name === 'dashboard' ? { ...entry, name: 'Start' } : entry));
  await root.ask('PUT', `/menu-drafts/${draft.id}`, { version: draft.version, tree });
  await root.ask('POST', `/menu-drafts/${draft.id}/publish`, { version: draft.version + 1 });
  await link('Start').waitFor();
  const { list: published } = await root.ask<{ list: { id: number }[] }>('GET', '/menu-revisions');
  await root.ask('POST', `/menu-revisions/${published[1]?.id}/restore`, { newest: published[0]?.id });
  await link('Dashboard').waitFor();
  await watched.close();
});

test('P3: buttons disappear and return with a permission; a forbidden page shows the reason', async () => {
  const root = await app.signIn('root');
  const watched = await openFollowing(app, 'partner', '/store/list');
  await watched.rows.first().waitFor();
  const role = await found(root, '/roles?code=PARTNER&_end=1');
  const { menus = [] } = await root.ask<Stored>('GET', `/roles/${role.id}/form`);
  const add = await found(root, '/menus?perm=biz:store:add&_end=1');
  const view = await found(root, '/menus?perm=biz:store:view&_end=1');
  const create = watched.page.getByRole('link', { name: 'New store' });
  expect(menus).toContain(add.id);

  await create.waitFor();
  await put(root, `/roles/${role.id}`, { menus: menus.filter((id) => id !== add.id) });
  await create.waitFor({ state: 'detached' });
  await put(root, `/roles/${role.id}`, { menus });
  await create.waitFor();
  await put(root, `/roles/${role.id}`, { menus: menus.filter((id) => id !== view.id) });
  await watched.page.getByRole('heading', { name: 'No permission' }).waitFor();
  await put(root, `/roles/${role.id}`, { menus });
  await watched.rows.first().waitFor();
  await watched.close();
});

test('N10: a page that was removed from the navigation shows a message in its place', async () => {
  const root = await app.signIn('root');
  const watched = await openFollowing(app, 'store', '/store/list');
  await watched.rows.first().waitFor();
  const role = await found(root, '/roles?code=STORE&_end=1');
  const { menus = [] } = await root.ask<Stored>('GET', `/roles/${role.id}/form`);
  const { list: lists } = await root.ask<{ list: Stored[] }>('GET', '/menus?component=merchant/list&_end=9');
  const gone = new Set(lists.map(({ id }) => id));
  const { list: buttons } = await root.ask<{ list: (Stored & { parent: number })[] }>(
    'GET',
    `/menus?parent_in=${[...gone].join(',')}&_end=50`,
  );
  for (const { id } of buttons) gone.add(id);
  await put(root, `/roles/${role.id}`, { menus: menus.filter((id) => !gone.has(id)) });
  await watched.sees('An administrator has taken this page out of your navigation.');
  await put(root, `/roles/${role.id}`, { menus });
  await watched.rows.first().waitFor();
  await watched.close();
});

test('N10: changes during a network outage appear when the network returns', async () => {
  const root = await app.signIn('root');
  const watched = await openFollowing(app, 'operator', '/dashboard');
  const menu = await found(root, '/menus?path=merchant&_end=1');
  // Chromium reports the network state per process: for the profile's other page, it would come back too early.
  const network = await watched.context.newCDPSession(watched.page);
  const setOffline = (offline: boolean) =>
    network.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  await network.send('Network.enable');
  await setOffline(true);
  await watched.page.waitForFunction(() => !navigator.onLine);
  await put(root, `/menus/${menu.id}`, { name: 'Missed' });
  await setOffline(false);
  await nav(watched).getByRole('button', { name: 'Store management' }).click();
  await nav(watched).getByRole('link', { name: 'Missed', exact: true }).waitFor();
  await put(root, `/menus/${menu.id}`, { name: menu.name });
  await watched.close();
});
