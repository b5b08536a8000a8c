import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright-core';

export interface Visit {
  /** From the start of the navigation until the awaited element has been painted, by the page's own clock. */
  readonly milliseconds: number;
  /** What the page needs to be painted. */
  readonly painted: Transfer;
  /** With what it loads in the two seconds afterwards: charts in view, and pages that may be opened next. */
  readonly settled: Transfer;
}

export interface Transfer {
  /** Bodies of all answers, each compressed with brotli at quality 11. */
  readonly bytes: number;
  readonly requests: number;
}

const said = 'painted after ';

/** Opens a page in a fresh profile on a slow machine and a slow line. */
export async function visit(browser: Browser, url: string, ready: string, token?: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  const page = await context.newPage();
  // A new window of Chromium first loads internal pages, which must not be measured.
  await page.waitForTimeout(1500);
  await page.addInitScript((given) => {
    localStorage.setItem('language', 'en');
    if (given) localStorage.setItem('accessToken', given);
  }, token);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const throughput = 10_000_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const answers: Response[] = [];
  page.on('response', (answer) => {
    // An event stream never ends, so its body cannot be measured.
    if (!answer.headers()['content-type']?.startsWith('text/event-stream')) answers.push(answer);
  });
  const painted = await paintOf(page, ready);
  await page.goto(url, { waitUntil: 'commit' });
  const milliseconds = await painted();
  const untilPainted = answers.length;
  await page.waitForTimeout(2000);
  const bytes = await Promise.all(
    answers.map(async (answer) => brotliCompressSync(await answer.body()).length),
  );
  await context.close();
  return { milliseconds, painted: transferOf(bytes.slice(0, untilPainted)), settled: transferOf(bytes) };
}

function transferOf(bytes: readonly number[]): Transfer {
  return { bytes: bytes.reduce((sum, one) => sum + one, 0), requests: bytes.length };
}

/**
 * Prepares a page for its next address. The returned function waits until the element has been painted, and returns the
 * milliseconds from the start of the navigation, by the page's own clock.
 */
export async function paintOf(page: Page, ready: string): Promise<() => Promise<number>> {
  await page.addInitScript(sayWhenPainted, [ready, said] as const);
  const message = page.waitForEvent('console', {
    predicate: (one) => one.text().startsWith(said),
    timeout: 120_000,
  });
  return async () => Number((await message).text().slice(said.length));
}

/**
 * Runs in the page, where it costs almost nothing. On a slow machine, the script that Playwright compiles
 * there to wait for an element takes as long as drawing a small page.
 */
function sayWhenPainted([ready, said]: readonly [string, string]): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(ready)) return;
    observer.disconnect();
    // A task that starts right after a frame runs when the frame has been painted.
    requestAnimationFrame(() => setTimeout(() => console.debug(said + performance.now())));
  });
  observer.observe(document, { childList: true, subtree: true });
}
