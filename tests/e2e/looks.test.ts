import { expect, test } from 'vitest';
import type { Look } from '../support/watched-page';
import { runConsole } from './console';

const app = runConsole();

/** Each page with what shows that it has arrived. */
const pages = {
  'sign-in': { path: '/login', ready: 'form' },
  dashboard: { path: '/dashboard', ready: '.totals a' },
  list: { path: '/device/list?dev_type_in=X5,FMP', ready: 'tbody a' },
  create: { path: '/device/list/create', ready: 'form input' },
  edit: { path: '/store/list/edit/1', ready: 'form input' },
  show: { path: '/device/list/show/1', ready: '.show-history li, .show-section > .cell-muted' },
  'unknown page': { path: '/nowhere', ready: '.page-note' },
  'forbidden page': { path: '/401', ready: '.page-note' },
} as const;

/** Every page in every language, theme and width at least once, without trying all 144. */
const looks: readonly (readonly [keyof typeof pages, Look['language'], Look['theme'], number])[] = [
  ['sign-in', 'zh-cn', 'light', 1440],
  ['sign-in', 'es', 'dark', 390],
  ['dashboard', 'en', 'dark', 768],
  ['dashboard', 'zh-cn', 'light', 390],
  ['list', 'zh-cn', 'dark', 1440],
  ['list', 'es', 'light', 768],
  ['list', 'en', 'light', 390],
  ['create', 'es', 'dark', 1440],
  ['create', 'zh-cn', 'light', 768],
  ['edit', 'en', 'dark', 390],
  ['edit', 'es', 'light', 1440],
  ['show', 'zh-cn', 'dark', 768],
  ['show', 'es', 'light', 390],
  ['unknown page', 'en', 'dark', 1440],
  ['forbidden page', 'es', 'light', 390],
];

const untranslated =
  /\b(access|console|entities|errors|field|form|list|menu|show|signIn|system|validation)\.[a-z][a-zA-Z.]+\b/g;

test.each(looks)('%s in %s, %s, %d px wide', async (name, language, theme, width) => {
  const { path, ready } = pages[name];
  const look = { language, theme, width };
  const watched =
    name === 'sign-in' ? await app.open(path, undefined, look) : await app.openAs('operator', path, look);
  const { page } = watched;
  await page.locator(ready).first().waitFor();
  expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${language}$`, 'i'));
  const text = await page.locator('body').innerText();
  expect(text.match(untranslated) ?? []).toEqual([]);
  await watched.close();
});
