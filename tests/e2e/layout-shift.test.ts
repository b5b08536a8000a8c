import type { CDPSession, Page } from 'playwright-core';
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
    const cold = await openCold(`${app.url}/#${path}`, caller.token);
    const { page } = cold;
    await untilStill(cold);
    // Related records load when they come near.
    if (path.includes('/show/')) await readToEnd(cold);
    const shifts = await page.evaluate(() => (window as unknown as Watching).shifts);
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

interface Shift {
  readonly value: number;
  readonly moved: string;
}

interface Watching {
  shifts: Shift[];
}

interface ColdPage {
  readonly page: Page;
  readonly session: CDPSession;
}

/** Opens a page in an empty profile, with a cold cache and a CPU that is four times slower. */
async function openCold(address: string, token: string): Promise<ColdPage> {
  const browser = await sharedChromium();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript((given) => {
    localStorage.setItem('language', 'en');
    localStorage.setItem('accessToken', given);
  }, token);
  await page.addInitScript(watchShifts);
  const session = await context.newCDPSession(page);
  await slowDown(session, 4);
  await page.goto(address);
  return { page, session };
}

function slowDown(session: CDPSession, rate: number): Promise<unknown> {
  return session.send('Emulation.setCPUThrottlingRate', { rate });
}

function watchShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  const shifts: Shift[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const names = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 60) : ''));
      shifts.push({ value, moved: names.join(' | ') });
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, { shifts });
}

/** Scrolls to the end as a reader does, and waits until nothing more comes. */
async function readToEnd(cold: ColdPage): Promise<void> {
  const { page, session } = cold;
  await slowDown(session, 4);
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
  await untilStill(cold);
}

/** Waits until nothing has changed for two seconds, the second of them at full speed: a slow CPU is always busy. */
async function untilStill({ page, session }: ColdPage): Promise<void> {
  await page.evaluate(stillness);
  await slowDown(session, 1);
  await page.evaluate(stillness);
}

/** Resolves once the page has a heading and nothing has changed for a second, at the latest after 15 seconds. */
async function stillness(): Promise<void> {
  const start = performance.now();
  let changed = start;
  const mutations = new MutationObserver(() => {
    changed = performance.now();
  });
  mutations.observe(document, { childList: true, subtree: true, characterData: true });
  const isOpen = () => performance.now() > start + 15_000;
  while (!isOpen() && (performance.now() - changed < 1000 || !document.querySelector('h1'))) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  mutations.disconnect();
}
