import { join } from 'node:path';
import { expect } from 'vitest';
import { readTables } from '../../src/engine/cli/word-tables';
import type { Look, WatchedPage } from '../support/watched-page';

/**
 * The look in which each state of a page is checked: the narrow width, where Spanish, with the longest words, overflows
 * first. The tests themselves run in English, in the light theme, at the default width.
 */
const narrow: Look = { width: 390, theme: 'dark', language: 'es' };
const wide: Look = { width: 1440, theme: 'dark', language: 'es' };

/**
 * For the list-driven test of all pages: each theme at both widths, each language at least once, and Spanish at both
 * widths.
 */
const allLooks: readonly Look[] = [
  { width: 1440, theme: 'light', language: 'es' },
  { width: 1440, theme: 'dark', language: 'zh-cn' },
  { width: 390, theme: 'dark', language: 'es' },
  { width: 390, theme: 'light', language: 'en' },
];

/** A translation key that is shown in place of its text. */
const wordless = new RegExp(
  `\\b(${[...readTables('en').keys()].join('|')})\\.[a-z][A-Za-z]*(\\.[A-Za-z]+)*\\b`,
  'g',
);

interface Options {
  /** Checks all four looks instead of one. */
  readonly inAll?: boolean;
  /** The wide look instead, for a state that only it has, or one of a wide page that another state shows narrow. */
  readonly width?: 1440;
  /** Restores the state in the new look, if a change of the look ends it. */
  readonly arrange?: (look: Look) => Promise<void>;
  /** Further checks in each look. */
  readonly check?: (look: Look) => Promise<void>;
}

/**
 * Shows the open page, without a reload, in another look, asserts that it is sound, and restores its look. With the
 * variable SHOTS, saves a screenshot of each look in that folder.
 */
export async function inOtherLooks(
  watched: WatchedPage,
  name: string,
  { inAll = false, width: only, arrange, check }: Options = {},
): Promise<void> {
  const before = await currentLook(watched);
  const shown = inAll ? allLooks : [only === 1440 ? wide : narrow];
  // Axe takes most of the time, so it runs in one look, which depends on the name of the state. Another test checks
  // each pair of colours in both themes.
  const lookForAxe = shown[name.length % shown.length];
  for (const look of shown) {
    const { width, theme, language } = look;
    await changeLook(watched, look);
    await arrange?.(look);
    const said = `${name}-${language}-${theme}-${width}`;
    const folder = process.env.SHOTS;
    if (folder) await watched.page.screenshot({ path: join(folder, `${said}.png`), fullPage: true });
    if (look === lookForAxe) await watched.assertAccessible(said);
    await watched.assertQuiet(said);
    const text = await watched.page.locator('body').innerText();
    expect(text.match(wordless) ?? [], said).toEqual([]);
    await check?.(look);
  }
  await changeLook(watched, before);
  await arrange?.(before);
}

/** Changes the settings as another tab would, and waits until the page has applied them. */
export async function changeLook({ page }: WatchedPage, look: Look): Promise<void> {
  await page.setViewportSize({ width: look.width, height: look.width < 500 ? 844 : 900 });
  await page.evaluate(({ language, theme }) => {
    localStorage.setItem('language', language);
    localStorage.setItem('theme', theme);
    dispatchEvent(new StorageEvent('storage', { key: null }));
  }, look);
  await page.waitForFunction(
    ({ language, theme, width }) =>
      document.documentElement.lang.toLowerCase() === language &&
      document.documentElement.classList.contains('dark') === (theme === 'dark') &&
      innerWidth === width,
    look,
  );
  // Waits for pending renders and style changes. A page that never becomes idle fails other checks.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
}

async function currentLook({ page }: WatchedPage): Promise<Look> {
  return page.evaluate(() => ({
    language: document.documentElement.lang.toLowerCase() as Look['language'],
    theme: document.documentElement.classList.contains('dark') ? 'dark' : 'light',
    width: innerWidth,
  }));
}
