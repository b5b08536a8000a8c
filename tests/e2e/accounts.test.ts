import { expect, test } from 'vitest';
import { runConsole } from './console';
import { inOtherLooks } from './other-looks';

const app = runConsole();

test('P3, P5: a partner sees the records with its partner code, and the buttons of its role', async () => {
  const watched = await app.openAs('partner', '/store/merchant');
  const { page } = watched;
  await watched.rows.first().waitFor();
  const root = await app.signIn('root');
  const own = await root.ask<{ list: { name: string }[] }>('GET', '/merchants?pcode=AMER01&_end=100');
  expect(await watched.rows.count()).toBe(own.list.length);
  for (const { name } of own.list) await watched.rows.getByText(name, { exact: true }).waitFor();
  // The column is left out, since each row would hold the same value.
  expect(await page.getByRole('columnheader', { name: 'Partner code' }).count()).toBe(0);
  await page.getByRole('link', { name: 'New merchant' }).waitFor();
  expect(await watched.button('Import').count()).toBe(0);
  expect(await page.getByRole('checkbox').count()).toBe(0);
  expect(await page.getByRole('navigation').getByText('Role management').count()).toBe(0);
  await watched.assertSound();

  await watched.rows
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
  expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['View', 'Edit']);
  await page.keyboard.press('Escape');

  watched.expectComplaint(/^40[34] GET .*\/merchants\/1$/);
  await page.goto(`${app.url}/#/store/merchant/show/1`);
  await watched.sees(/There is no such record|not among those you look after/);
  await watched.assertSound();
  await page.goto(`${app.url}/#/system/role`);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await watched.close();
});

test('P5: a store account sees its own store and the one below it, and only permitted buttons', async () => {
  const watched = await app.openAs('store', '/store/list');
  const { page } = watched;
  await watched.sees('2 in all');
  for (const name of ['Import', 'Export']) expect(await watched.button(name).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'New store' }).count()).toBe(0);
  await inOtherLooks(watched, 'list-of-a-store');
  const stores = await watched.rows.allInnerTexts();
  expect(stores.map((row) => row.match(/FW-\d+/)?.[0])).toEqual(['FW-1047', 'FW-1046']);

  await page.goto(`${app.url}/#/device/list`);
  await watched.rows.first().waitFor();
  for (const row of await watched.rows.allInnerTexts()) expect(row).toMatch(/Amblewell (New York|Chicago)/);
  await watched.rows.first().getByRole('link').first().click();
  await page.getByRole('region', { name: 'History' }).waitFor();
  for (const hidden of ['Unlock', 'More actions']) expect(await watched.button(hidden).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0);
  await watched.close();
});
