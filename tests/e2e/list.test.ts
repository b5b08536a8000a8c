import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { runConsole } from './console';
import { inOtherLooks } from './other-looks';

const app = runConsole();

const texts = (cells: Locator) => cells.allInnerTexts();

test('stores are searched, sorted by several columns, and paged; the address contains the whole state', async () => {
  const watched = await app.openAs('operator', '/store/list');
  const { page } = watched;
  await watched.sees('60 in all');
  expect(await watched.rows.count()).toBe(20);
  await watched.assertSound();

  await page.getByRole('searchbox').fill('stridehouse');
  await watched.sees('5 in all');
  await page.waitForURL(/q=stridehouse/);
  await page.getByRole('searchbox').fill('no such store');
  await watched.sees('No stores match');
  await inOtherLooks(watched, 'empty-list', {
    check: async ({ width }) => {
      const box = await page.locator('.list-empty button').boundingBox();
      expect(box?.x).toBeGreaterThan(0);
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThan(width);
    },
  });
  await watched.button('Clear search and filters').click();
  await watched.sees('60 in all');

  const header = (name: string) => page.getByRole('columnheader', { name: new RegExp(`^${name}`) });
  await header('Country')
    .getByRole('button', { name: /^Country/ })
    .click();
  await page.waitForURL(/_sort=country&_order=asc/);
  await header('Name')
    .getByRole('button', { name: /^Name/ })
    .click({ modifiers: ['Shift'] });
  await page.waitForURL(/_sort=country%2Cname&_order=asc%2Casc/);
  await header('Name')
    .getByRole('button', { name: /^Name/ })
    .click({ modifiers: ['Shift'] });
  await page.waitForURL(/_order=asc%2Cdesc/);
  await expect.poll(() => header('Name').getAttribute('aria-sort')).toBe('descending');
  await page.locator('[aria-busy=false] tbody').waitFor();
  const names = (await texts(watched.rows.getByRole('link'))).map((text) => text.split('\n').at(-2) ?? text);
  expect(names.length).toBeGreaterThanOrEqual(20);

  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('50 / page');
  await expect.poll(() => watched.rows.count()).toBe(50);
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect.poll(() => watched.rows.count()).toBe(10);
  const before = await texts(watched.rows.getByRole('link'));

  await page.reload();
  await expect.poll(() => watched.rows.count()).toBe(10);
  expect(await texts(watched.rows.getByRole('link'))).toEqual(before);
  await page.goBack();
  await expect.poll(() => watched.rows.count()).toBe(50);
  await watched.close();
});

test('each field type has its filter; chips show the active filters; a reload keeps them', async () => {
  const watched = await app.openAs('operator', '/device/list');
  const { page } = watched;
  await watched.sees('240 in all');
  const chips = page.getByRole('list', { name: 'Active filters' });
  const openFilter = async (field: string) => {
    await watched.button('Filter').click();
    await page.getByRole('menuitem', { name: field, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Filter by ${field}` });
    await dialog.waitFor();
    return dialog;
  };
  const apply = (dialog: Locator) => dialog.getByRole('button', { name: 'Apply' }).click();

  await watched.button('Filter').click();
  await page.getByRole('menuitem', { name: 'Type', exact: true }).waitFor();
  await inOtherLooks(watched, 'filter-fields');
  await page.keyboard.press('Escape');
  const type = await openFilter('Type');
  await type.getByLabel('X5', { exact: true }).click();
  await type.getByLabel('FMP', { exact: true }).click();
  await inOtherLooks(watched, 'filter');
  await apply(type);
  await chips.getByText('Type: X5, FMP').waitFor();

  const number = await openFilter('Device number');
  await number.getByLabel('Value').fill('X5-');
  await apply(number);
  await chips.getByText('Device number contains “X5-”').waitFor();

  const store = await openFilter('Store');
  await store.getByLabel('Search').fill('Paso Firme');
  await store
    .getByLabel(/^Paso Firme/)
    .first()
    .click();
  await watched.assertSound();
  await apply(store);
  await chips.getByText(/^Store: Paso Firme/).waitFor();
  await chips.getByRole('button', { name: /Remove the filter Store/ }).click();

  const bound = await openFilter('Bound on');
  await bound.getByLabel('From').fill('2020-01-01');
  await bound.getByLabel('From').press('Tab');
  await watched.assertSound();
  await apply(bound);
  await chips.getByText(/^Bound on from/).waitFor();

  const locked = await openFilter('Locked');
  await locked.getByLabel('No', { exact: true }).click();
  await apply(locked);
  await chips.getByText('Locked: No').waitFor();

  const tests = await openFilter('Tests');
  await tests.getByLabel('From').fill('1');
  await apply(tests);
  await chips.getByText('Tests from 1').waitFor();
  await watched.assertSound();

  const said = await texts(chips.getByRole('listitem'));
  const total = await page.getByText(/in all$/).innerText();
  const rows = await texts(watched.rows);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((row) => row.includes('X5'))).toBe(true);
  await page.reload();
  await watched.sees(total);
  await expect.poll(() => texts(chips.getByRole('listitem'))).toEqual(said);
  const first = chips.getByRole('button').first();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => texts(chips.getByRole('listitem'))).toEqual(said.slice(1));
  const focused = () => page.evaluate(() => document.activeElement?.closest('ul')?.className);
  expect(await focused()).toBe('list-chips');
  await chips.getByRole('button', { name: 'Clear all filters' }).click();
  await watched.sees('240 in all');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Filter');
  await watched.close();
});

test('the browser stores the choice and order of columns', async () => {
  const watched = await app.openAs('operator', '/store/merchant');
  const { page } = watched;
  await watched.rows.first().waitFor();
  const headers = async () => {
    const shown = await texts(page.getByRole('columnheader').filter({ hasText: /\w/ }));
    return shown.map((text) => text.replace(/\s*[↕↑↓]/, ''));
  };
  await watched.button('Columns').click();
  const dialog = page.getByRole('dialog', { name: 'Columns' });
  await dialog.getByLabel('Phone', { exact: true }).click();
  await dialog.getByLabel('Address', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Move Contact up' }).click();
  await inOtherLooks(watched, 'columns');
  const focused = () => page.evaluate(() => document.activeElement?.closest('li')?.textContent);
  const phone = dialog.getByLabel('Phone', { exact: true });
  for (const isShown of [true, false]) {
    await phone.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => phone.isChecked()).toBe(isShown);
    expect(await focused()).toMatch(/^Phone/);
  }
  const up = dialog.getByRole('button', { name: 'Move Contact up' });
  expect(await up.getAttribute('aria-disabled')).toBe('true');
  await up.focus();
  await page.keyboard.press('Enter');
  expect(await focused()).toMatch(/^Contact/);
  await dialog.getByRole('button', { name: 'Done' }).click();
  const chosen = await headers();
  expect(chosen.slice(0, 2)).toEqual(['Contact', 'Name']);
  expect(chosen).toContain('Address');
  expect(chosen).not.toContain('Phone');
  await page.reload();
  await watched.rows.first().waitFor();
  expect(await headers()).toEqual(chosen);
  await watched.button('Columns').click();
  await dialog.getByRole('button', { name: 'Default' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  expect(await headers()).toContain('Phone');
  await watched.close();
});

test('the export contains the rows and columns of the list', async () => {
  const watched = await app.openAs('operator', '/store/list?country=MX&_sort=code_num&_order=desc');
  const { page } = watched;
  await watched.rows.first().waitFor();
  const total = Number.parseInt(await page.getByText(/in all$/).innerText(), 10);
  const [download] = await Promise.all([page.waitForEvent('download'), watched.button('Export').click()]);
  expect(download.suggestedFilename()).toBe('stores.csv');
  const [header = '', ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split(/\r?\n/);
  expect(header.startsWith('\uFEFF')).toBe(true);
  expect(header).toContain('Store number');
  expect(lines).toHaveLength(total);
  const numbers = lines.map((line) => /FW-\d+/.exec(line)?.[0] ?? '');
  expect(numbers).toEqual([...numbers].sort().reverse());
  await watched.close();
});

test('an import is checked first, reports each error with line and field, and stores all rows or none', async () => {
  const watched = await app.openAs('operator', '/store/merchant');
  const { page } = watched;
  await watched.sees('12 in all');
  await watched.button('Import').click();
  const dialog = page.getByRole('dialog', { name: 'Import merchants' });
  const give = async (...lines: string[]) => {
    const text = ['name,Contact,account,pcode,phone', ...lines].join('\n');
    const file = { name: 'merchants.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await dialog.locator('input[type=file]').setInputFiles(file);
  };
  watched.expectComplaint(/422 POST .*\/merchants\/import/);
  await give('Good Soles,Ann,good.soles,AMER01,', ',Bob,x,AMER01,not a phone');
  await dialog.getByRole('row', { name: /^3 Name .*Name cannot be empty/ }).waitFor();
  await dialog.getByRole('row', { name: /^3 Phone .*Phone must be a correct phone number/ }).waitFor();
  expect(await dialog.getByRole('button', { name: 'Import' }).isDisabled()).toBe(true);
  await inOtherLooks(watched, 'import-faults');

  await give('Good Soles,Ann,good.soles,AMER01,', 'Better Soles,Bob,better.soles,EURO01,+34 910 000 000');
  await watched.sees('Rows without faults: 2. They can be imported.');
  await watched.assertSound();
  await dialog.getByRole('button', { name: 'Import (2)' }).click();
  await watched.sees('Rows imported: 2');
  await watched.sees('14 in all');

  await page.getByRole('searchbox').fill('soles');
  await watched.sees('2 in all');
  await page.getByLabel('Select all rows of this page').check();
  await watched.sees('Selected: 2');
  await inOtherLooks(watched, 'selected-rows');
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click();
  await watched.sees('Delete 2 merchants?');
  await watched.sees('This operation will permanently delete the data.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await watched.sees('No merchants match');
  await watched.close();
});

test('18.4: on a phone, a card shows every filled column of the table', async () => {
  const caller = await app.signIn('store');
  const { list } = await caller.ask<{ list: readonly { customer: number }[] }>(
    'GET',
    '/appointments?note_null=false&_end=1',
  );
  const watched = await app.openAs(
    'store',
    `/user/appointment?note_null=false&customer=${list[0]?.customer}`,
    {
      width: 390,
      theme: 'light',
      language: 'en',
    },
  );
  await watched.sees(/ in all/);
  const shown = watched.rows.first().locator('td:visible');
  const titles = await shown.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-label')));
  expect(titles).toEqual(expect.arrayContaining(['Kind', 'Start', 'Duration', 'Store', 'State', 'Note']));
  await watched.close();
});
