import { join } from 'node:path';
import { expect } from 'vitest';
import { readTables } from '../../src/cli/word-tables';
import type { Look, WatchedPage } from '../support/watched-page';

/**
 * The widths, themes and languages of a state of a page. Spanish has the longest words, which overflow first. English
 * at the usual width is the look of the tests themselves.
 */
const looks: readonly Look[] = [
  { width: 1440, theme: 'dark', language: 'zh-cn' },
  { width: 390, theme: 'light', language: 'es' },
];

/** Of the pages in one list: each theme at both widths, each language in one, and Spanish at both. */
const allLooks: readonly Look[] = [
  { width: 1440, theme: 'light', language: 'es' },
  { width: 1440, theme: 'dark', language: 'zh-cn' },
  { width: 390, theme: 'dark', language: 'es' },
  { width: 390, theme: 'light', language: 'en' },
];

/** A key that stands where its words should. */
const wordless = new RegExp(
  `\\b(${[...readTables('en').keys()].join('|')})\\.[a-z][A-Za-z]*(\\.[A-Za-z]+)*\\b`,
  'g',
);

interface Options {
  /** Shows all four looks instead of two. */
  readonly inAll?: boolean;
  /** Of a state that exists at one of the two only. */
  readonly width?: 390 | 1440;
  /** Brings the state about again, where a change of the look ends it for everybody. */
  readonly arrange?: (look: Look) => Promise<void>;
  /** What else must hold in a look. */
  readonly check?: (look: Look) => Promise<void>;
}

/**
 * Shows the open page, as it stands and without a reload, at both widths, in both themes and in other languages, asserts
 * that it is sound, and gives it back the look it had. With the variable SHOTS, leaves a picture of each in that folder.
 */
export async function inEveryLook(
  watched: WatchedPage,
  name: string,
  { inAll = false, width: only, arrange, check }: Options = {},
): Promise<void> {
  const before = await currentLook(watched);
  const shown = (inAll ? allLooks : looks).filter(({ width }) => only === undefined || width === only);
  // Axe takes longer than all else. The contrast of each pair of colours has a test of its own in both themes, so
  // that one look is enough; which one differs from state to state.
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

/** Changes the open page as another tab would, and waits until it has. */
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
  // What React and the styles have still to do; a page that is never idle shows that elsewhere.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
}

async function currentLook({ page }: WatchedPage): Promise<Look> {
  return page.evaluate(() => ({
    language: document.documentElement.lang.toLowerCase() as Look['language'],
    theme: document.documentElement.classList.contains('dark') ? 'dark' : 'light',
    width: innerWidth,
  }));
}
