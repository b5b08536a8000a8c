import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedChromium } from '../support/chromium';
import { runConsole } from './console';

const app = runConsole();

/** Pages of each kind. The test also opens the first record of each list, and the form of one. */
const pages = [
  '/dashboard',
  '/order',
  '/device/list',
  '/user/list',
  '/report',
  '/system/role',
  '/user/calendar',
  '/store/config',
];

test('17.29, 18.3: the layout shift of every page is at most 0.05 while it loads, and of a record while it is read', {
  timeout: 300_000,
}, async () => {
  const caller = await app.signIn('operator');
  const waiting = [...pages];
  const seen = new Set(waiting);
  const moved: Record<string, unknown> = {};
  const wants = (path: string | null | undefined) => {
    if (path && !seen.has(path)) {
      seen.add(path);
      waiting.push(path);
    }
  };
  const measure = async (path: string) => {
    const page = await openCold(`${app.url}/#${path}`, caller.token);
    const loading = await shiftsOf(page);
    // Related records load when they come near.
    const shifts = path.includes('/show/') ? await shiftsToEnd(page) : loading;
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    if (sum > 0.05) moved[path] = shifts;
    const links = await page
      .locator('main a[href]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    const below = links.filter((href) => href.startsWith(`#${path}/`)).map((href) => href.slice(1));
    if (path === '/order') wants(below.find((href) => href.endsWith('/create')));
    wants(below.find((href) => href.includes('/show/')));
    await page.context().close();
  };
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await measure(path);
  expect(seen.size).toBeGreaterThan(11);
  expect(moved).toEqual({});
});

/** Opens a page in an empty profile, with a cold cache and a CPU that is four times slower. */
async function openCold(address: string, token: string): Promise<Page> {
  const browser = await sharedChromium();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript((given) => {
    localStorage.setItem('language', 'en');
    localStorage.setItem('accessToken', given);
  }, token);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address);
  return page;
}

interface Shift {
  readonly value: number;
  readonly moved: string;
}

/** The layout shift until the end of the page has been read. */
async function shiftsToEnd(page: Page): Promise<readonly Shift[]> {
  await page.mouse.move(900, 600);
  const isAtEnd = () =>
    page.evaluate(() => {
      const { scrollTop, clientHeight, scrollHeight } = document.scrollingElement ?? document.body;
      return scrollTop + clientHeight >= scrollHeight - 1;
    });
  while (!(await isAtEnd())) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(300);
  }
  return shiftsOf(page);
}

/** The layout shift until the page has been still for a while. */
function shiftsOf(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(async () => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    const shifts: { value: number; moved: string }[] = [];
    const start = performance.now();
    let changed = start;
    const observer = new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const names = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 60) : ''));
        shifts.push({ value, moved: names.join(' | ') });
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    const mutations = new MutationObserver(() => {
      changed = performance.now();
    });
    mutations.observe(document, { childList: true, subtree: true, characterData: true });
    const isOpen = () => performance.now() > start + 15_000;
    while (!isOpen() && (performance.now() - changed < 2000 || !document.querySelector('h1'))) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return shifts;
  });
}
