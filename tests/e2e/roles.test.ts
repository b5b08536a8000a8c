import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { runConsole } from './console';
import { inOtherLooks } from './other-looks';

const app = runConsole();

interface Stored {
  readonly id: number;
  readonly version: number;
  readonly menus: readonly number[];
  readonly scope: string;
  readonly field_rules: object | null;
}

/** Ids of the demo's roles, in the order of the list. */
const roleIds = { ROOT: 1, ADMIN: 2, PARTNER: 3, STORE: 4 };

test('E2, P6: a new role gets pages and buttons, a row scope and field rules', async () => {
  const watched = await app.openAs('operator', '/system/role/create');
  const { page } = watched;
  await watched.field('Name').fill('Front desk');
  await watched.field('Code').fill('DESK');
  await page.getByRole('radio', { name: /^Own store/ }).check();

  const box = (name: string | RegExp) => page.getByRole('checkbox', { name, exact: true });
  await page.getByRole('searchbox', { name: 'Search pages and buttons' }).fill('stores');
  await box('Merchants').waitFor({ state: 'detached' });
  const stores = page.getByRole('group', { name: 'Buttons of Stores' });
  await stores.getByRole('checkbox', { name: 'View' }).check();
  await stores.getByRole('checkbox', { name: 'Edit' }).check();
  const isHalf = (name: string) => box(name).evaluate((one: HTMLInputElement) => one.indeterminate);
  expect([await isHalf('Stores'), await isHalf('Store management')]).toEqual([true, true]);
  await watched.sees('4 of');
  await page.getByRole('searchbox', { name: 'Search pages and buttons' }).fill('');
  await box('Dashboard').check();

  await page.getByText('Stores', { exact: true }).and(page.locator('summary > span')).click();
  await page.getByRole('radio', { name: 'Store number: Hidden' }).check();
  await watched.sees('Required: holders cannot create records any more');
  await page.getByRole('radio', { name: 'Contact: Read only' }).check();
  await watched.sees('1 hidden · 1 read only');
  await watched.assertSound();
  await watched.button('Save').click();
  await page.getByRole('link', { name: 'Front desk' }).first().click();
  await watched.sees('Store number: Hidden');
  await inOtherLooks(watched, 'role-shown');
  await watched.close();

  const root = await app.signIn('root');
  const { list } = await root.ask<{ list: Stored[] }>(
    'GET',
    '/roles?code=DESK&_columns=scope,field_rules,menus',
  );
  expect(list[0]).toMatchObject({
    scope: 'store',
    field_rules: { store: { hidden: ['code_num'], readonly: ['contact'] } },
  });
  expect(list[0]?.menus).toHaveLength(5);
});

test('P6: rights that the user may not grant or remove are locked, and the server refuses them', async () => {
  const root = await app.signIn('root');
  const stored = await root.ask<Stored>('GET', `/roles/${roleIds.ADMIN}/form`);
  const watched = await app.openAs('operator', `/system/role/edit/${roleIds.ADMIN}`);
  const { page } = watched;
  const view = page
    .getByRole('group', { name: 'Buttons of Role management' })
    .getByRole('checkbox', { name: 'View (You hold this role)' });
  await view.waitFor();
  expect([await view.getAttribute('aria-disabled'), await view.isChecked()]).toEqual(['true', true]);
  await view.focus();
  await page.keyboard.press('Space');
  expect(await view.isChecked()).toBe(true);
  await watched.sees('nobody can take something from a role that they hold themselves');
  await inOtherLooks(watched, 'role-locked');
  const narrower = page.getByRole('radio', { name: /^Own store/ });
  expect(await narrower.getAttribute('aria-disabled')).toBe('true');
  await watched.close();

  const operator = await app.signIn('operator');
  const refused = await operator.call('PUT', `/roles/${roleIds.ADMIN}`, {
    version: stored.version,
    field_rules: { store: { hidden: ['contact'] } },
  });
  expect(refused.status).toBe(422);
});

test('E2, A5: concurrent changes of a role open the conflict dialog, and leaving the unsaved form asks first', async () => {
  const root = await app.signIn('root');
  const watched = await app.openAs('operator', `/system/role/edit/${roleIds.STORE}`);
  const { page } = watched;
  const summary = page.getByRole('textbox', { name: 'Summary' });
  await summary.fill('Mine');
  const { version } = await root.ask<Stored>('GET', `/roles/${roleIds.STORE}/form`);
  await root.ask('PUT', `/roles/${roleIds.STORE}`, { version, summary: 'Theirs' });
  watched.expectComplaint(/409 PUT/);
  await watched.button('Save').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Theirs').waitFor();
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').waitFor();
  await watched.close();
});

test('P1, P2, P3, P4: the matrix shows the rights of each role, and explains a cell by keyboard', async () => {
  const watched = await app.openAs('operator', '/system/role');
  const { page } = watched;
  await page.getByRole('link', { name: 'Permission matrix' }).and(page.locator('main a')).click();
  const cell = (name: string) => page.getByRole('button', { name, exact: true });
  await cell('Root, Devices, Delete: Allowed').waitFor();
  const denied = cell('Partner, Devices, Delete: Not allowed');
  await cell('Root, Devices, List: Allowed').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
    await page.keyboard.press(key);
  }
  expect(await denied.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Needs the permission biz:device:delete').waitFor();
  await inOtherLooks(watched, 'matrix-answer');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await denied.evaluate((one) => one === document.activeElement)).toBe(true);

  const kept = page.getByRole('button', { name: /: 1 hidden/ }).first();
  await kept.focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('listitem').getByText('Hidden', { exact: true }).waitFor();
  await dialog.getByRole('link', { name: 'Open the role' }).waitFor();
  await watched.assertSound();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page.goto(`${app.url}/#/system/matrix?roles=${roleIds.STORE}&entities=report`);
  await cell('Store, Reports, Delete: Not allowed').waitFor();
  expect(await page.getByRole('button', { name: /^Partner, / }).count()).toBe(0);
  const saved = page.waitForEvent('download');
  await watched.button('Export').click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).split('\r\n');
  expect(lines.slice(0, 2)).toEqual([
    '\uFEFFEntity,Action,Permission,Store',
    expect.stringMatching(/^Reports,Records,,Own store/),
  ]);
  expect(lines).toContain('Reports,Delete,biz:report:delete,Not allowed');
  await inOtherLooks(watched, 'matrix', { width: 1440 });
  await watched.close();
});

test('P4, P5: a page explains step by step why an account may not take an action', async () => {
  const watched = await app.openAs('operator', '/system/explain');
  const { page } = watched;
  await watched.choose('Account', 'Paul', 'Paul Partner');
  await watched.choose('Entity', 'Devices', 'Devices');
  await page.getByRole('combobox', { name: 'Action' }).fill('Close');
  await page.locator('.ant-select-item-option').getByText('Close', { exact: true }).click();
  const answer = page.getByRole('region', { name: 'Answer' });
  await answer.getByRole('heading', { name: 'Not allowed', exact: true }).waitFor();
  await answer.getByText('Needs the permission biz:device:close').waitFor();
  await answer.getByText('A role of the account must hold the button').waitFor();
  expect(page.url()).toContain('entity=device&action=close');

  await page.goto(`${app.url}/#/system/explain?manager=3&entity=device&action=show&field=c_code`);
  await answer.getByRole('heading', { name: 'Allowed', exact: true }).waitFor();
  await answer.getByRole('link', { name: 'Partner', exact: true }).last().waitFor();
  await inOtherLooks(watched, 'explain');
  await watched.close();
});

test('P6: the role editor is sound in another look', async () => {
  const watched = await app.openAs('root', `/system/role/edit/${roleIds.PARTNER}`);
  const { page } = watched;
  await page.getByRole('group', { name: 'Buttons of Stores' }).waitFor();
  await page.locator('.role-rules > summary').first().click();
  await page.locator('.role-rules table').waitFor();
  await inOtherLooks(watched, 'role');
  await watched.close();
});
