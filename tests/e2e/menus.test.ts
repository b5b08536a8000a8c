import { expect, test } from 'vitest';
import type { WatchedPage } from '../support/watched-page';
import { runConsole } from './console';
import { inEveryLook } from './in-every-look';

const app = runConsole();

/** A busy machine takes its time. */
const eventually = <Value>(look: () => Promise<Value>) => expect.poll(look, { timeout: 15_000 });

const row = ({ page }: WatchedPage, name: string) =>
  page.locator('tr[data-id]').filter({ has: page.getByRole('button', { name, exact: true }) });

const formFaults = {
  'zh-cn': { message: '请检查标出的字段。', parent: '请选择上级菜单' },
  en: { message: 'Please check the marked fields.', parent: 'Parent menu must be selected' },
  es: { message: 'Revise los campos marcados.', parent: 'Debe seleccionar el menú superior' },
} as const;

const drawer = ({ page }: WatchedPage) => page.getByRole('dialog');

/** What the tree says to those who do not see it. */
const announced = ({ page }: WatchedPage, words: RegExp) =>
  page.getByRole('status').getByText(words).waitFor({ state: 'attached' });

async function openTree(account: 'root' | 'operator' = 'operator'): Promise<WatchedPage> {
  const watched = await app.openAs(account, '/system/menu');
  await row(watched, 'Dashboard').waitFor();
  return watched;
}

test('E3, V4: a menu is added in place, and what is wrong with it is said in the words of the rule', async () => {
  const watched = await openTree();
  const { page } = watched;
  const counted = async () => Number.parseInt(await page.getByText(/^\d+ menus · /).innerText(), 10);
  const before = await counted();
  await watched.button('New menu').click();
  await page.locator('.menu-inline').getByRole('combobox', { name: 'Type' }).press('ArrowDown');
  await page.locator('.ant-select-item-option').getByText('External page').click();
  await watched.field('URL').fill('not a url');
  await watched.field('URL').press('Enter');
  const said = page.locator('.menu-inline .ant-form-item-explain-error');
  await eventually(async () => (await said.allInnerTexts()).toSorted()).toEqual([
    'Menu name required',
    'Path cannot be empty',
    'URL must be correct',
  ]);
  await watched.field('Path').fill('/login');
  await watched.field('Path').press('Enter');
  // The arrow that opened a list of choices has not moved the tree below its head.
  expect(await page.locator('.menu-scroll').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  const reserved = {
    'zh-cn': '地址 /login 由控制台自身使用，请换一个',
    en: 'The console itself uses the address /login: choose another',
    es: 'La propia consola usa la dirección /login: elija otra',
  };
  await said.getByText(reserved.en).waitFor();
  await inEveryLook(watched, 'menu-row-faults', {
    check: ({ language }) => watched.sees(reserved[language]),
  });
  await watched.field('Name').fill('Shoe sizes');
  await watched.field('Path').fill('/sizes');
  await watched.field('URL').fill('https://example.com/sizes');
  await watched.field('URL').press('Enter');
  await row(watched, 'Shoe sizes').waitFor();
  expect(await counted()).toBe(before + 1);
  await watched.sees(/ · 1 without a role \(only ROOT sees it\)$/);

  await row(watched, 'Shoe sizes').getByRole('button', { name: 'Shoe sizes', exact: true }).click();
  const form = drawer(watched);
  await form.getByLabel('Button', { exact: true }).check();
  expect(await watched.field('Path').count()).toBe(0);
  await form.getByRole('button', { name: 'Save' }).click();
  await watched.sees('Parent menu must be selected');
  await watched.sees('Permission cannot be empty');
  await inEveryLook(watched, 'menu-form-faults', {
    check: async ({ language }) => {
      await watched.sees(formFaults[language].message);
      await watched.sees(formFaults[language].parent);
    },
  });
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await form.waitFor({ state: 'detached' });
  await watched.close();
});

test('V4, L8: what each type cannot do without is said in its form in every look', async () => {
  const watched = await openTree();
  await watched.button('New menu').click();
  await watched.page.locator('.menu-inline').getByRole('button', { name: 'More fields' }).click();
  const form = drawer(watched);
  for (const type of ['Directory', 'Menu', 'External page']) {
    await form.getByRole('radio', { name: type, exact: true }).check();
    await form.getByRole('button', { name: 'Save' }).click();
    await watched.sees('Menu name required');
    await watched.sees('Path cannot be empty');
    // Of the three, the wide form shows the one with most fields.
    await inEveryLook(watched, `menu-form-${type}`, type === 'External page' ? {} : { width: 390 });
  }
  await watched.context.close();
});

test('V4, N5, N7: a form offers no parent that makes a circle, and warns at once of a page that does not exist', async () => {
  const watched = await openTree();
  const { page } = watched;
  await row(watched, 'Device management')
    .getByRole('button', { name: 'Device management', exact: true })
    .click();
  const form = drawer(watched);
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
  await inEveryLook(watched, 'menu-form-components', { isRare: true });
  await component.fill('nothing/here');
  await watched.sees('There is no page nothing/here: the entry would show the 404 page');
  await component.fill('Layout');
  await eventually(() => form.getByText('would show the 404 page').count()).toBe(0);

  const icon = form.getByRole('combobox', { name: 'Icon' });
  await icon.fill('trop');
  await page.locator('.ant-select-item-option').getByText('trophy').waitFor();
  await inEveryLook(watched, 'menu-form-icons', { isRare: true });
  await icon.press('Enter');
  await form.locator('[data-field="icon"] .ant-select-selection-item').getByText('trophy').waitFor();
  await form.getByRole('button', { name: 'Save' }).click();
  await watched.sees('Saved');
  await form.waitFor({ state: 'detached' });
  await watched.close();
});

test('N10: menus are moved with the pointer and with keys, and everybody has them there at once', async () => {
  const other = await app.openAs('partner', '/dashboard');
  const pages = other.page.getByRole('navigation', { name: 'Navigation' }).locator('a');
  const places = async () => (await pages.allTextContents()).map((text) => text.trim());
  await eventually(places).toContain('X3 devices');

  const watched = await openTree();
  const { page } = watched;
  await row(watched, 'X3 devices').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await announced(watched, /^X3 devices is now 4 of \d+ in Device management\.$/);
  await page.keyboard.press('Alt+ArrowUp');
  await announced(watched, /^X3 devices is now 3 of \d+ in Device management\.$/);
  await eventually(async () => {
    const names = await places();
    return names.indexOf('X3 devices') < names.indexOf('FMP devices');
  }).toBe(true);
  await page.keyboard.press('Alt+ArrowRight');
  await announced(watched, /^X3 devices cannot be moved there\.$/);

  // Folded up, so that both rows are in sight and nothing scrolls under the pointer.
  await row(watched, 'Store management').focus();
  await page.keyboard.press('ArrowLeft');
  await row(watched, 'X5 devices').dragTo(row(watched, 'Store management'), {
    sourcePosition: { x: 120, y: 12 },
    targetPosition: { x: 120, y: 20 },
  });
  await announced(watched, /^X5 devices is now (\d+) of \1 in Store management\.$/);
  await eventually(async () => {
    const names = await places();
    return names.indexOf('X5 devices') < names.indexOf('All devices');
  }).toBe(true);
  await other.close();

  await row(watched, 'X5 devices').getByRole('button', { name: 'Actions for X5 devices' }).click();
  await page.getByRole('menuitem', { name: /^Move out/ }).click();
  await announced(watched, /^X5 devices is now 3 of \d+ in Top level\.$/);
  await watched.close();
});

test('L8, N8: the tree is sound and speaks the language in every look', async () => {
  const watched = await openTree();
  await inEveryLook(watched, 'menus', {
    check: async ({ language }) => {
      const named = { 'zh-cn': '门店管理', en: 'Store management', es: 'Gestión de tiendas' }[language];
      await row(watched, named).waitFor();
    },
  });
  await watched.close();
});

test('V10: a menu goes with what is below it, after a question', async () => {
  // An operator holds the buttons below it, and nobody takes menus from a role of their own.
  const watched = await openTree('root');
  const { page } = watched;
  const remove = async (answer: 'Cancel' | 'Delete') => {
    await row(watched, 'Merchants').focus();
    await page.keyboard.press('Delete');
    await watched.sees(/This operation will permanently delete the data\. \d entries below it go too\./);
    await watched.assertSound('the question');
    await page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
  };
  await remove('Cancel');
  await watched.sees('Cancelled deletion');
  await remove('Delete');
  await row(watched, 'Merchants').waitFor({ state: 'detached' });
  await page.getByRole('searchbox', { name: 'Search menus' }).fill('export');
  await row(watched, 'Stores').waitFor();
  expect(await row(watched, 'Dashboard').count()).toBe(0);
  await watched.close();
});

test('E3: with permission only to see menus, they are shown without anything that changes them', async () => {
  const root = await app.signIn('root');
  interface Listed {
    readonly list: readonly { readonly id: number; readonly code: string; readonly version: number }[];
  }
  const { tree } = await root.ask<{ tree: { id: number; perm: string | null; roles: string[] }[] }>(
    'GET',
    '/menus/tree',
  );
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
  const grid = page.getByRole('treegrid');
  expect(await grid.getByRole('button', { name: /^(Actions for|Add below)/ }).count()).toBe(0);
  await row(watched, 'Reports').getByRole('button', { name: 'Reports', exact: true }).click();
  await drawer(watched).getByRole('textbox', { name: /^Name/ }).waitFor();
  expect(await drawer(watched).getByRole('textbox', { name: /^Name/ }).isDisabled()).toBe(true);
  expect(await drawer(watched).getByRole('button', { name: 'Save' }).count()).toBe(0);
  await watched.assertSound('the form without permission to change it');
  await drawer(watched).getByRole('button', { name: 'Close' }).last().click();
  await page.goto(`${app.url}/#/system/menu?view=drafts`);
  await watched.sees('There are no drafts.');
  expect(await watched.button('New draft').count()).toBe(0);
  await watched.close();
});
