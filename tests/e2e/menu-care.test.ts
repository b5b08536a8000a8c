import { expect, test } from 'vitest';
import type { MenuEntry } from '../../src/entity/menu/menu-entry';
import type { WatchedPage } from '../support/watched-page';
import { runConsole } from './console';
import type { Caller } from './demo-account';
import { openFollowing } from './following';
import { inEveryLook } from './in-every-look';

const app = runConsole();

/** A busy machine takes its time. */
const eventually = <Value>(look: () => Promise<Value>) => expect.poll(look, { timeout: 15_000 });

interface Tree {
  readonly tree: readonly (MenuEntry & { readonly version: number })[];
}

const row = ({ page }: WatchedPage, name: string) =>
  page.locator('tr[data-id]').filter({ has: page.getByRole('button', { name, exact: true }) });

const nav = ({ page }: WatchedPage) => page.getByRole('navigation', { name: 'Navigation' });

const question = ({ page }: WatchedPage) => page.getByRole('alertdialog');

async function menuNamed(session: Caller, name: string) {
  const { tree } = await session.ask<Tree>('GET', '/menus/tree');
  const found = tree.find((entry) => entry.name === name);
  if (!found) throw new Error(`No menu ${name}`);
  return found;
}

test('E3: a menu is made with its roles in one call, and one that others gave away meanwhile is not taken back', async () => {
  const root = await app.signIn('root');
  const watched = await app.openAs('operator', '/system/menu');
  const { page } = watched;
  await row(watched, 'Reports').waitFor();
  await watched.button('New menu').click();
  await watched.field('Name').fill('Sizes');
  await watched.field('Path').fill('/sizes');
  await page.locator('.menu-inline').getByRole('combobox', { name: 'Component' }).fill('dashboard/index');
  await watched.button('More fields').click();
  const form = page.getByRole('dialog');
  await watched.choose('Roles', 'Partner', 'Partner');
  await page.keyboard.press('Escape');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/menus'),
  );
  await form.getByRole('button', { name: 'Save' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ parent: null, roles: ['PARTNER'] });
  await form.waitFor({ state: 'detached' });
  expect(await menuNamed(root, 'Sizes')).toMatchObject({ roles: ['PARTNER'], parent: null });

  await row(watched, 'Sizes').getByRole('button', { name: 'Sizes', exact: true }).click();
  await form.getByRole('textbox', { name: 'Description' }).fill('What sizes there are');
  await watched.choose('Roles', 'Store', 'Store');
  await page.keyboard.press('Escape');
  const { id } = await menuNamed(root, 'Sizes');
  await root.ask('PUT', `/menus/${id}/roles`, { roles: [], from: ['PARTNER'] });
  watched.expectComplaint(/^409 PUT .*\/menus\/\d+$/);
  await form.getByRole('button', { name: 'Save' }).click();
  await watched.sees(/^Others have given this entry to other roles meanwhile\./);
  expect(await menuNamed(root, 'Sizes')).toMatchObject({ roles: [], description: null });
  await watched.close();
});

test("P4: what one may not take from a role of one's own is put into a draft for another to publish", async () => {
  const watched = await app.openAs('operator', '/store/merchant/create');
  const { page } = watched;
  await watched.field('Contact').fill('Half a name');
  await nav(watched).getByRole('button', { name: 'System management' }).click();
  await page.getByRole('link', { name: 'Menu management' }).first().click();
  await row(watched, 'Merchants').focus();
  await page.keyboard.press('Delete');
  await watched.sees('You cannot delete Merchants yourself');
  await watched.sees(/^This would take biz:merchant:add, .* from “Operator”, a role that you hold\./);
  await inEveryLook(watched, 'menu-refusal', { isRare: true });
  await question(watched).getByRole('button', { name: 'Make a draft' }).click();
  await page.getByRole('heading', { name: 'Without Merchants' }).waitFor();
  await row(watched, 'Stores').waitFor();
  expect(await row(watched, 'Merchants').count()).toBe(0);

  await watched.button('Publish…').click();
  const dialog = page.getByRole('dialog', { name: 'Publish Without Merchants' });
  await dialog.getByText(/^This takes biz:merchant:add, .* ROOT or somebody without that role/).waitFor();
  await dialog.getByText('1 of your own open tags breaks:').waitFor();
  await dialog
    .getByText('New: Merchants')
    .or(dialog.getByText(/Merchants.*\(not saved\)/))
    .first()
    .waitFor();
  expect(await dialog.getByRole('button', { name: 'Publish', exact: true }).isDisabled()).toBe(true);
  await watched.assertSound('the dialog without permission to publish it');
  await watched.close();
});

test('N10: a page that is published away keeps what was typed, and says so wherever one is', async () => {
  const root = await app.signIn('root');
  const watched = await openFollowing(app, 'operator', '/store/merchant/create');
  const { page } = watched;
  const { tree } = await root.ask<Tree>('GET', '/menus/tree');
  const publish = async (name: string, change: (tree: MenuEntry[]) => MenuEntry[]) => {
    const draft = await root.ask<{ id: number; version: number; tree: MenuEntry[] }>('POST', '/menu-drafts', {
      name,
    });
    await root.ask('PUT', `/menu-drafts/${draft.id}`, { version: draft.version, tree: change(draft.tree) });
    await root.ask('POST', `/menu-drafts/${draft.id}/publish`, { version: draft.version + 1 });
  };
  const withPath = (path: string) => (all: MenuEntry[]) =>
    all.map((entry) => (entry.name === 'merchants' ? { ...entry, path } : entry));
  expect(tree.some(({ name }) => name === 'merchants')).toBe(true);

  await watched.field('Contact').fill('Half a name');
  await publish('Away', withPath('elsewhere'));
  await watched.sees(
    /^An administrator has taken this page out of your navigation\. What you typed into a form is kept/,
  );
  await inEveryLook(watched, 'page-taken-away', { isRare: true });
  await publish('Back', withPath('merchant'));
  await page.getByRole('button', { name: 'Restore' }).click();
  expect(await watched.field('Contact').inputValue()).toBe('Half a name');

  await nav(watched).getByRole('link', { name: 'Dashboard' }).click();
  await watched.sees('Welcome, Olivia Operator');
  const tags = page.getByRole('navigation', { name: 'Open pages' });
  await tags.getByText(/merchant/i).waitFor();
  // Awaited from the start: what is said so goes after a while.
  await Promise.all([
    watched.sees(/^Taken out of your navigation: .*New merchant/),
    publish('Away again', withPath('elsewhere')),
  ]);
  await eventually(() => tags.getByText(/merchant/i).count()).toBe(0);
  await watched.close();
});

test('E3: what was typed into the form of a menu is not lost when Back leads to another view of the page', async () => {
  const watched = await app.openAs('operator', '/system/menu?view=history');
  const { page } = watched;
  await page.getByRole('link', { name: 'Published' }).click();
  await row(watched, 'Reports').getByRole('button', { name: 'Reports', exact: true }).click();
  const description = page.getByRole('dialog').getByRole('textbox', { name: 'Description' });
  await description.fill('Half a sentence');
  await page.evaluate(() => history.back());
  await question(watched).getByRole('button', { name: 'Cancel' }).click();
  expect(await description.inputValue()).toBe('Half a sentence');
  expect(page.url()).toMatch(/\/system\/menu\??$/);
  await page.evaluate(() => history.back());
  await question(watched).getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL(/view=history$/);
  await description.waitFor({ state: 'detached' });
  await watched.close();
});
