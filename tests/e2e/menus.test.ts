import { expect, test } from 'vitest';
import type { MenuEntry } from '../../src/engine/schema/menu/menu-entry';
import type { WatchedPage } from '../support/watched-page';
import { runConsole } from './console';
import type { Caller } from './demo-account';
import { openFollowing } from './following';
import { inOtherLooks } from './other-looks';

const app = runConsole();

/** A longer timeout for busy machines. */
const eventually = <Value>(look: () => Promise<Value>) => expect.poll(look, { timeout: 15_000 });

interface Draft {
  readonly id: number;
  readonly version: number;
  readonly tree: readonly MenuEntry[];
}

const row = ({ page }: WatchedPage, name: string) =>
  page.locator('tr[data-row-key]').filter({ has: page.getByRole('button', { name, exact: true }) });

const openForm = (watched: WatchedPage, name: string) =>
  row(watched, name).getByRole('button', { name, exact: true }).click();

const formOf = ({ page }: WatchedPage) => page.getByRole('dialog');

const question = ({ page }: WatchedPage) => page.getByRole('alertdialog');

const nav = ({ page }: WatchedPage) => page.getByRole('navigation', { name: 'Navigation' });

/** Waits for a message to screen readers. */
const announced = ({ page }: WatchedPage, words: RegExp) =>
  page.getByRole('status').getByText(words).waitFor({ state: 'attached' });

/** Opens the published menus, the drafts or the history. */
const openView = ({ page }: WatchedPage, name: RegExp) => page.getByRole('link', { name }).click();

/** Saves the changes of a stored draft. */
async function save(watched: WatchedPage) {
  await watched.button('Save').click();
  await watched.page.getByRole('status').getByText('Not saved').waitFor({ state: 'detached' });
}

async function remove(watched: WatchedPage, name: string) {
  await row(watched, name)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await watched.page.getByRole('menuitem', { name: 'Delete' }).click();
}

async function openTree(): Promise<WatchedPage> {
  const watched = await app.openAs('operator', '/system/menu');
  await row(watched, 'Dashboard').waitFor();
  return watched;
}

const beginDraft = (session: Caller, name: string) => session.ask<Draft>('POST', '/menu-drafts', { name });

/** Saves the draft in another session. */
async function changeDraft(session: Caller, id: number, change: (tree: readonly MenuEntry[]) => MenuEntry[]) {
  const { version, tree } = await session.ask<Draft>('GET', `/menu-drafts/${id}`);
  return session.ask<Draft>('PUT', `/menu-drafts/${id}`, { version, tree: change(tree) });
}

async function publishChange(session: Caller, change: (tree: readonly MenuEntry[]) => MenuEntry[]) {
  const { id } = await beginDraft(session, 'By another');
  const { version } = await changeDraft(session, id, change);
  await session.ask('POST', `/menu-drafts/${id}/publish`, { version });
}

const changed = (name: string, values: Partial<MenuEntry>) => (tree: readonly MenuEntry[]) =>
  tree.map((entry) => (entry.name === name ? { ...entry, ...values } : entry));

const reserved = {
  'zh-cn': '地址 /login 由控制台自身使用，请换一个',
  en: 'The console itself uses the address /login: choose another',
  es: 'La propia consola usa la dirección /login: elija otra',
};

test('19.1, N10, V4: a change is published from the form, which shows the message of a violated rule', async () => {
  const other = await app.openAs('partner', '/store/list');
  const watched = await openTree();
  const { page } = watched;
  await inOtherLooks(watched, 'menus', {
    check: async ({ language }) => {
      const named = { 'zh-cn': '门店管理', en: 'Store management', es: 'Gestión de tiendas' }[language];
      await row(watched, named).waitFor();
    },
  });
  await watched.button('New menu').click();
  const form = formOf(watched);
  const publish = form.getByRole('button', { name: 'Save and publish' });
  await form.getByRole('radio', { name: 'External page' }).check();
  await watched.field('URL').fill('not a url');
  await publish.click();
  for (const fault of ['Menu name required', 'Path cannot be empty', 'URL must be correct']) {
    await watched.sees(fault);
  }
  await watched.field('Path').fill('/login');
  await watched.sees(reserved.en);
  await inOtherLooks(watched, 'menu-form-faults', {
    check: ({ language }) => watched.sees(reserved[language]),
  });
  await watched.field('Name').fill('Shoe sizes');
  await watched.field('Path').fill('/sizes');
  await watched.field('URL').fill('https://example.com/sizes');
  await watched.choose('Roles', 'Partner', 'Partner');
  await page.keyboard.press('Escape');
  await publish.click();
  await form.waitFor({ state: 'detached' });
  await row(watched, 'Shoe sizes').waitFor();
  await nav(other).getByText('Shoe sizes', { exact: true }).waitFor();

  await openForm(watched, 'Shoe sizes');
  await watched.field('Name').fill('Sizes of shoes');
  await form.getByRole('button', { name: 'Apply' }).click();
  await row(watched, 'Sizes of shoes').waitFor();
  await watched.button('Save as draft').click();
  await watched.button('Publish…').waitFor();
  await row(watched, 'Sizes of shoes').waitFor();
  expect(await nav(other).getByText('Shoe sizes', { exact: true }).count()).toBe(1);
  await other.close();
  await watched.close();
});

test('V4, N5, N7: the form offers no parent that would form a cycle, and warns of an unknown page at once', async () => {
  const watched = await app.openAs('operator', '/system/menu?view=history');
  const { page } = watched;
  await openView(watched, /^Published/);
  await openForm(watched, 'Device management');
  const form = formOf(watched);
  await watched.sees('Shown as “Device management”');
  await form.getByRole('combobox', { name: 'Parent' }).press('ArrowDown');
  const options = page.locator('.ant-select-tree-title');
  await options.first().waitFor();
  const offered = await options.allInnerTexts();
  expect(offered.slice(0, 2)).toEqual(['Top level', 'Store management']);
  expect(offered).not.toContain('Device management');
  await page.keyboard.press('Escape');

  const component = form.getByRole('combobox', { name: /^Component/ });
  await component.fill('merchant/');
  await page.locator('.ant-select-item-option').getByText('merchant/user').waitFor();
  await inOtherLooks(watched, 'menu-form-components');
  await component.fill('nothing/here');
  await watched.sees('There is no page nothing/here: the entry would show the 404 page');
  await component.fill('Layout');
  await eventually(() => form.getByText('would show the 404 page').count()).toBe(0);

  const icon = form.getByRole('combobox', { name: 'Icon' });
  await icon.fill('trop');
  await page.locator('.ant-select-item-option').getByText('trophy').waitFor();
  await icon.press('Enter');
  await form.locator('[data-field="icon"] .ant-select-selection-item').getByText('trophy').waitFor();

  // Back would leave the form's page, so it asks first.
  await page.evaluate(() => history.back());
  await question(watched).getByRole('button', { name: 'Cancel' }).click();
  await form.locator('[data-field="icon"] .ant-select-selection-item').getByText('trophy').waitFor();
  expect(page.url()).toMatch(/\/system\/menu\??$/);
  await watched.context.close();
});

test('E3, N10: a draft is edited, previewed, checked, published to everybody at once, and rolled back', async () => {
  const other = await app.openAs('partner', '/store/list');
  const inNavigation = (name: string) => nav(other).getByText(name, { exact: true }).count();
  await eventually(() => inNavigation('FMP devices')).toBe(1);

  const watched = await openTree();
  const { page } = watched;
  await row(watched, 'X3 devices').getByRole('button', { name: 'X3 devices', exact: true }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await announced(watched, /^X3 devices is now 4 of \d+ in Device management\.$/);
  await page.keyboard.press('Alt+ArrowRight');
  await announced(watched, /^X3 devices cannot be moved there\.$/);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press('ArrowDown');
  expect(await focused()).not.toBe('X3 devices');
  await page.keyboard.press('ArrowLeft');
  expect(await focused()).toBe('Device management');
  const branch = row(watched, 'Device management');
  for (const [key, expanded] of [
    ['ArrowLeft', 'false'],
    ['ArrowRight', 'true'],
  ] as const) {
    await page.keyboard.press(key);
    await eventually(() => branch.getAttribute('aria-expanded')).toBe(expanded);
  }
  expect(await row(watched, 'X3 devices').getAttribute('aria-level')).toBe('2');
  // Collapsed, so that both rows are visible and nothing scrolls under the pointer.
  await row(watched, 'Store management').getByRole('button', { name: 'Collapse Store management' }).click();
  await row(watched, 'X5 devices').dragTo(row(watched, 'Store management'), {
    sourcePosition: { x: 120, y: 12 },
    targetPosition: { x: 120, y: 20 },
  });
  await announced(watched, /^X5 devices is now (\d+) of \1 in Store management\.$/);
  await row(watched, 'X5 devices').getByRole('button', { name: 'Actions for X5 devices' }).click();
  await page.getByRole('menuitem', { name: /^Move out/ }).click();
  await announced(watched, /^X5 devices is now 3 of \d+ in Top level\.$/);
  await remove(watched, 'FMP devices');
  await watched.sees('It leaves this draft only. The published menus change when the draft is published.');
  await question(watched).getByRole('button', { name: 'Delete' }).click();
  await row(watched, 'FMP devices').waitFor({ state: 'detached' });
  await row(watched, 'Device management')
    .getByRole('button', { name: /^Add below/ })
    .click();
  await watched.field('Name').fill('Sizes');
  await watched.field('Path').fill('sizes');
  await page.getByRole('combobox', { name: /^Component/ }).fill('dashboard/index');
  await formOf(watched).getByRole('button', { name: 'Apply' }).click();
  await row(watched, 'Sizes').waitFor();
  await watched.button('Save as draft').click();
  await watched.button('Publish…').waitFor();
  await row(watched, 'Sizes').waitFor();
  await inOtherLooks(watched, 'draft-desk', { width: 1440 });
  expect(await inNavigation('FMP devices')).toBe(1);
  const search = page.getByRole('searchbox', { name: 'Search menus' });
  await search.fill('export');
  await row(watched, 'Stores').waitFor();
  expect(await row(watched, 'Dashboard').count()).toBe(0);
  await search.fill('');

  await page.getByRole('combobox', { name: 'As seen by a role' }).press('ArrowDown');
  await page.locator('.ant-select-item-option').getByText('Partner', { exact: true }).click();
  await watched.sees('Somebody with this role alone sees these entries in the navigation.');
  await row(watched, 'Sizes').waitFor();
  for (const name of ['Role management', 'FMP devices']) expect(await row(watched, name).count()).toBe(0);
  await inOtherLooks(watched, 'draft-preview');

  await watched.button('Publish…').click();
  const dialog = page.getByRole('dialog', { name: /^Publish Draft of / });
  const partner = dialog.locator('.menu-impact-role').filter({ hasText: /^Partner/ });
  await partner.waitFor();
  expect(await partner.innerText()).toMatch(
    /Gains pages[\s\S]*Sizes \/device\/sizes[\s\S]*Loses pages[\s\S]*FMP devices/,
  );
  await dialog
    .locator('.menu-changes > li')
    .filter({ hasText: 'FMP devices' })
    .getByText('Removed')
    .waitFor();
  await dialog.getByText(/^\d pages? (is|are) no longer to be had/).waitFor();
  await dialog.getByRole('textbox', { name: 'Note for the history' }).fill('No more FMP');
  await inOtherLooks(watched, 'draft-publish');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await dialog.waitFor({ state: 'detached' });
  await row(watched, 'Sizes').waitFor();
  await eventually(() => inNavigation('FMP devices')).toBe(0);
  await eventually(() => inNavigation('Sizes')).toBe(1);

  await openView(watched, /^History/);
  await watched.sees('No more FMP');
  const changes = page.locator('.menu-changes li');
  await eventually(async () => (await changes.allInnerTexts()).join('\n')).toMatch(
    /Added\s+Device management \/ Sizes[\s\S]*Removed\s+Device management \/ FMP devices/,
  );
  await inOtherLooks(watched, 'menu-history');
  await page.locator('.ant-collapse-header').nth(1).click();
  await watched.button('Roll back to this state…').click();
  const back = page.getByRole('dialog', { name: /^Roll back to “/ });
  await back
    .locator('.menu-impact-role')
    .filter({ hasText: /^Partner/ })
    .getByText('Gains pages')
    .waitFor();
  await Promise.all([
    watched.sees('The earlier menus are published again'),
    back.getByRole('button', { name: 'Roll back' }).click(),
  ]);
  await eventually(() => inNavigation('FMP devices')).toBe(1);
  await other.close();
  await watched.close();
});

test('19.1: the dialog lists what others saved or published meanwhile, and the user chooses one side for the whole tree', async () => {
  const other = await app.signIn('root');
  const { id } = await beginDraft(other, 'Overtaken');
  const watched = await app.openAs('operator', `/system/menu?view=drafts&draft=${id}`);
  const { page } = watched;
  await row(watched, 'Reports').waitFor();
  const stored = async (name: string) =>
    (await other.ask<Draft>('GET', `/menu-drafts/${id}`)).tree.find((entry) => entry.name === name)
      ?.description;
  const describeReports = async (description: string) => {
    await openForm(watched, 'Reports');
    await formOf(watched).getByRole('textbox', { name: 'Description' }).fill(description);
    await formOf(watched).getByRole('button', { name: 'Apply' }).click();
  };
  watched.expectComplaint(/^409 PUT .*\/menu-drafts\/\d+$/);
  await describeReports('Mine');
  await changeDraft(other, id, changed('dashboard', { description: 'Theirs' }));
  // Starts to wait before the action, because the notice closes by itself.
  await Promise.all([
    watched.sees('Somebody else saved this draft as well; the changes were brought together.'),
    watched.button('Save').click(),
  ]);
  await eventually(() => stored('reports')).toBe('Mine');
  expect(await stored('dashboard')).toBe('Theirs');

  await describeReports('Mine again');
  await changeDraft(other, id, changed('reports', { description: 'Theirs again' }));
  await watched.button('Save').click();
  const conflict = page.getByRole('dialog', { name: 'The draft has changed meanwhile' });
  await conflict.getByText('Theirs again').waitFor();
  await inOtherLooks(watched, 'draft-conflict');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await eventually(() => stored('reports')).toBe('Mine again');
  await conflict.waitFor({ state: 'detached' });

  await publishChange(other, changed('reports', { description: 'Published' }));
  await watched.sees('Published menus have changed since');
  await watched.button('Publish…').click();
  const dialog = page.getByRole('dialog', { name: 'Publish Overtaken' });
  await dialog.getByText('Others have published this meanwhile:').waitFor();
  const changes = dialog.locator('.menu-changes > li').filter({ hasText: 'Reports' });
  await changes.locator('ins').getByText('Published').waitFor();
  const publish = dialog.getByRole('button', { name: 'Publish', exact: true });
  expect(await publish.isDisabled()).toBe(true);
  await inOtherLooks(watched, 'draft-rebase');
  await dialog.getByRole('radio', { name: 'Keep mine' }).check();
  await publish.click();
  await dialog.waitFor({ state: 'detached' });
  const published = async () => {
    const { tree } = await other.ask<Draft>('GET', '/menus/tree');
    return tree.find(({ name }) => name === 'reports')?.description;
  };
  expect(await published()).toBe('Mine again');

  // If others have published a change of the same entry, the console keeps this change as a draft and does
  // not publish it.
  await openForm(watched, 'Reports');
  await formOf(watched).getByRole('textbox', { name: 'Description' }).fill('Late');
  await publishChange(other, changed('reports', { description: 'Theirs' }));
  watched.expectComplaint(/^409 POST .*\/menu-drafts\/\d+\/publish$/);
  await formOf(watched).getByRole('button', { name: 'Save and publish' }).click();
  await watched.button('Publish…').waitFor();
  await watched.sees('Published menus have changed since');
  expect(await published()).toBe('Theirs');
  await watched.close();
});

test("P4: a change that takes rights from the user's own role must be published by somebody else, and the impact names the user's open tags that break", async () => {
  const { id } = await beginDraft(await app.signIn('root'), 'Without merchants');
  const watched = await app.openAs('operator', '/store/merchant/create');
  const { page } = watched;
  await watched.field('Contact').fill('Half a name');
  await page.evaluate((draft) => {
    location.hash = `#/system/menu?view=drafts&draft=${draft}`;
  }, id);
  await remove(watched, 'Merchants');
  await watched.sees(/ \d entries below it go too\.$/);
  await question(watched).getByRole('button', { name: 'Delete' }).click();
  await row(watched, 'Merchants').waitFor({ state: 'detached' });
  await save(watched);
  await watched.button('Publish…').click();
  const dialog = page.getByRole('dialog', { name: 'Publish Without merchants' });
  await dialog.getByText(/^This takes biz:merchant:add, .* ROOT or somebody without that role/).waitFor();
  await dialog.getByText('1 of your own open tags breaks:').waitFor();
  expect(await dialog.getByRole('button', { name: 'Publish', exact: true }).isDisabled()).toBe(true);
  await inOtherLooks(watched, 'draft-refused');
  await watched.close();
});

test('N10: a page that a publication removes keeps the typed text, and a notice reports it on every page', async () => {
  const root = await app.signIn('root');
  const watched = await openFollowing(app, 'operator', '/store/merchant/create');
  const { page } = watched;
  const publish = (path: string) => publishChange(root, changed('merchants', { path }));
  await watched.field('Contact').fill('Half a name');
  await publish('elsewhere');
  await watched.sees(
    /^An administrator has taken this page out of your navigation\. What you typed into a form is kept/,
  );
  await inOtherLooks(watched, 'page-taken-away');
  await publish('merchant');
  await page.getByRole('button', { name: 'Restore' }).click();
  expect(await watched.field('Contact').inputValue()).toBe('Half a name');

  await nav(watched).getByRole('link', { name: 'Dashboard' }).click();
  await watched.sees('Welcome, Olivia Operator');
  const tags = page.getByRole('navigation', { name: 'Open pages' });
  await tags.getByText(/merchant/i).waitFor();
  // Starts to wait before the action, because the notice closes by itself.
  await Promise.all([watched.sees(/^Taken out of your navigation: .*New merchant/), publish('elsewhere')]);
  await eventually(() => tags.getByText(/merchant/i).count()).toBe(0);
  await publish('merchant');
  await watched.close();
});

test('E3: with read permission only, the menus are shown without controls that change them', async () => {
  const root = await app.signIn('root');
  interface Listed {
    readonly list: readonly { readonly id: number; readonly code: string; readonly version: number }[];
  }
  const { tree } = await root.ask<Draft>('GET', '/menus/tree');
  const { list } = await root.ask<Listed>('GET', '/roles?code=ADMIN&_start=0&_end=1');
  const kept = tree.filter(
    ({ perm, roles }) => roles.includes('ADMIN') && !/^sys:menu:(?!view)/.test(perm ?? ''),
  );
  await root.ask('PUT', `/roles/${list[0]?.id}`, {
    version: list[0]?.version,
    menus: kept.map(({ id }) => id),
  });
  const watched = await openTree();
  const { page } = watched;
  expect(await watched.button('New menu').count()).toBe(0);
  const table = page.getByRole('treegrid');
  expect(await table.getByRole('button', { name: /^(Actions for|Add below)/ }).count()).toBe(0);
  await openForm(watched, 'Reports');
  await formOf(watched).getByRole('textbox', { name: /^Name/ }).waitFor();
  expect(await formOf(watched).getByRole('textbox', { name: /^Name/ }).isDisabled()).toBe(true);
  expect(await formOf(watched).getByRole('button', { name: /^Save/ }).count()).toBe(0);
  await watched.assertSound('the form without permission to change it');
  await formOf(watched).getByRole('button', { name: 'Close' }).last().click();
  await page.goto(`${app.url}/#/system/menu?view=drafts`);
  await watched.sees(/^Nobody sees a draft/);
  expect(await page.getByRole('button', { name: /^Delete the draft/ }).count()).toBe(0);
  await watched.close();
});
