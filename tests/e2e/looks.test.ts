import { expect, test } from 'vitest';
import { plainLook } from '../support/watched-page';
import { runConsole } from './console';
import { inOtherLooks } from './other-looks';

const app = runConsole();

/** The pages, each with an element that shows that it has loaded. */
const pages = {
  dashboard: { path: '/dashboard', ready: '.tasks a' },
  list: { path: '/device/list?dev_type_in=X5,FMP', ready: 'tbody a' },
  cards: { path: '/store/recommend', ready: '.card a' },
  board: { path: '/store/recommend-new', ready: '.card a' },
  create: { path: '/device/list/create', ready: 'form input' },
  edit: { path: '/store/list/edit/1', ready: 'form input' },
  show: { path: '/device/list/show/1', ready: '.show-history li, .show-section > .cell-muted' },
  'unknown page': { path: '/nowhere', ready: '.page-note' },
  'forbidden page': { path: '/401', ready: '.page-note' },
} as const;

test('sign-in in every look', async () => {
  const watched = await app.open('/login');
  await watched.page.locator('form').waitFor();
  await inOtherLooks(watched, 'sign-in', { inAll: true });
  await watched.close();
});

test.each(Object.entries(pages))('%s in every look', async (name, { path, ready }) => {
  const watched = await app.openAs('operator', path);
  await watched.page.locator(ready).first().waitFor();
  await inOtherLooks(watched, name.replace(' ', '-'), { inAll: true });
  await watched.close();
});

test('a list opens in Chinese, dark, on a tablet', async () => {
  const look = { ...plainLook, language: 'zh-cn', theme: 'dark', width: 768 } as const;
  const watched = await app.openAs('operator', '/device/list', look);
  await watched.rows.first().waitFor();
  expect(await watched.page.locator('html').getAttribute('lang')).toMatch(/^zh-cn$/i);
  expect(await watched.page.locator('html').getAttribute('class')).toBe('dark');
  await watched.close();
});

test('popups over a form are sound in the dark theme', async () => {
  const watched = await app.openAs('operator', '/device/list/create', { ...plainLook, theme: 'dark' });
  const { page } = watched;
  await page.getByRole('combobox', { name: /^Type/ }).click();
  await page.getByRole('option', { name: 'FMP', exact: true }).waitFor();
  await watched.assertAccessible('a list of options');
  await page.getByRole('option', { name: 'FMP', exact: true }).click();
  await page.getByLabel('Activated on').click();
  await page.getByRole('dialog', { name: 'Choose a day' }).waitFor();
  await watched.assertAccessible('a calendar');
  await page.keyboard.press('Escape');
  await watched.close();
});
