import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { runConsole } from './console';

const app = runConsole();

interface Report {
  readonly id: number;
  readonly measurement?: object | null;
}

type Caller = Awaited<ReturnType<typeof app.signIn>>;

/** Of some evaluated reports of the type with recommended products, the one with the most findings. */
async function longestReport(caller: Caller, type: string): Promise<number> {
  const { list } = await caller.ask<{ list: readonly Report[] }>(
    'GET',
    `/reports?type=${type}&evaluation=evaluated&_end=60&_sort=detection_time&_order=desc`,
  );
  const counted: { id: number; findings: number }[] = [];
  for (const { id } of list) {
    const { measurement } = await caller.ask<Report>('GET', `/reports/${id}`);
    if (!measurement) continue;
    const products = await caller.ask<readonly object[]>('GET', `/reports/${id}/recommendations`);
    // Few products are made for children.
    if (products.length === 0) continue;
    const { findings } = await caller.ask<{ findings: readonly object[] }>('GET', `/reports/${id}/analysis`);
    counted.push({ id, findings: findings.length });
    if (counted.length === 6) break;
  }
  const [longest] = counted.sort((one, other) => other.findings - one.findings);
  if (!longest) throw new Error(`The demo has no evaluated ${type} report with products.`);
  return longest.id;
}

async function pagesOf(page: Page): Promise<number | undefined> {
  const paper = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return paper.toString('latin1').match(/\/Type \/Page\b/g)?.length;
}

/** Classes of the elements with a border at the edge of the paper's area, which Chromium cuts. */
async function cutCards(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' });
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('main *, article *')].flatMap((element) => {
      const { right, width } = element.getBoundingClientRect();
      const hasBorder = parseFloat(getComputedStyle(element).borderRightWidth) > 0;
      return hasBorder && width > 0 && right > document.documentElement.clientWidth - 0.5
        ? [element.className]
        : [];
    }),
  );
  await page.emulateMedia({ media: null });
  return cut;
}

interface Loads {
  /** Of the responses from now on. */
  readonly paths: readonly string[];
  /** Of their bodies, compressed. */
  bytes(): Promise<number>;
}

/** Watches what a first visit loads: without the cache, which the console has filled. */
async function watchLoads(page: Page): Promise<Loads> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const paths: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    paths.push(new URL(request.url()).pathname);
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return { paths, bytes: async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) };
}

/** Spanish words take the most room. */
const look = { width: 1440, theme: 'light', language: 'es' } as const;

test.each([
  ['static', 2, '.foot-block'],
  ['dynamic', 3, '.foot-block'],
  ['posture', 1, '.posture-figure svg'],
])(
  '18.3: a %s report takes %i pages of the console, one of the customer, and fits on a phone',
  async (type, most, last) => {
    const id = await longestReport(await app.signIn('operator'), type);
    const watched = await app.openAs('operator', `/report/show/${id}`, look);
    const { page } = watched;
    const printed = async () => {
      await page.locator('.recommended img').first().waitFor();
      return pagesOf(page);
    };
    await page.locator(last).last().waitFor();
    expect(await printed()).toBeLessThanOrEqual(most);
    expect(await cutCards(page)).toEqual([]);
    const loaded = await watchLoads(page);
    await page.goto(`${app.url}/share#report=${id}`);
    await page.locator('.value-annex').waitFor();
    expect(await printed()).toBe(1);
    // 18: the measurement, and the worker, whose bytes Chromium does not count, load only with all figures.
    expect(await loaded.bytes()).toBeLessThanOrEqual(130_000);
    expect(await loaded.bytes()).toBeGreaterThan(90_000);
    expect(loaded.paths.filter((path) => /measurement$|worker/.test(path))).toEqual([]);
    expect(await cutCards(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    const fit = await page.evaluate(() => ({
      page: document.documentElement.scrollWidth,
      names: [...document.querySelectorAll('.value-annex tbody th')].map(
        (name) => name.clientWidth / (name.parentElement?.clientWidth ?? 0),
      ),
    }));
    expect(fit.page).toBeLessThanOrEqual(390);
    // The name of a figure has a line of its own.
    expect(fit.names).not.toEqual([]);
    expect(Math.min(...fit.names)).toBeGreaterThan(0.95);
    await watched.close();
  },
);

test('19.4: a walking report leaves no page nearly empty, and its mean values do not wrap', async () => {
  const id = await longestReport(await app.signIn('operator'), 'dynamic');
  const watched = await app.openAs('operator', `/report/show/${id}`);
  const { page } = watched;
  await page.locator('.recommended img').first().waitFor();
  await page.locator('.foot-block').nth(2).waitFor();
  expect(await pagesOf(page)).toBeLessThanOrEqual(3);
  await page.emulateMedia({ media: 'print' });
  const wrapping = await page
    .locator('.foot-block .data-table td:not(.is-text)')
    .evaluateAll((cells) => cells.filter((cell) => getComputedStyle(cell).whiteSpace !== 'nowrap').length);
  expect(wrapping).toBe(0);
  await page.emulateMedia({ media: null });
  await page.goto(`${app.url}/share#report=${id}`);
  await page.locator('.sheet-whole button').click();
  await page.locator('.foot-block').nth(2).waitFor();
  expect(await pagesOf(page)).toBeLessThanOrEqual(4);
  await watched.close();
});

/** What a professional writes: two sentences, advice, and the next appointment. */
const words = {
  findings: 'Both feet roll well from the heel to the toes. The right forefoot carries less in push-off.',
  advice: 'Calf stretches twice a day, and short walks barefoot on sand or grass.',
  next_appointment: '2027-01-11',
};

test.each(['en', 'es', 'zh-cn'] as const)(
  '18.3: with the words of its professional a walking report prints on three pages, in %s',
  async (language) => {
    const caller = await app.signIn('operator');
    const id = await longestReport(caller, 'dynamic');
    await caller.ask('POST', `/reports/${id}/amend`, words);
    const watched = await app.openAs('operator', `/report/show/${id}`, { ...look, language });
    const { page } = watched;
    await page.locator('section.evaluation-note').waitFor();
    await page.locator('.recommended img').first().waitFor();
    await page.locator('.foot-block').nth(2).waitFor();
    expect(await pagesOf(page)).toBeLessThanOrEqual(3);
    // The customer opens a link, whose sheet also has a QR code.
    const shared = await caller.ask<{ token: string; password: string }>('POST', `/reports/${id}/shares`, {
      days: 7,
    });
    await page.goto(`${app.url}/share#${shared.token}`);
    await page.locator('input').fill(shared.password);
    await page.keyboard.press('Enter');
    await page.locator('section.evaluation-note').waitFor();
    await page.locator('.value-annex').waitFor();
    await page.locator('.sheet-head svg').waitFor();
    await page.locator('.sheet-bar select').selectOption(language);
    await page.locator(`html[lang="${language}"]`).waitFor();
    expect(await pagesOf(page)).toBe(1);
    await watched.close();
  },
);

test('19.4: a comparison prints on two pages with the customer in their margin, its charts, and no controls', async () => {
  const caller = await app.signIn('operator');
  const { list } = await caller.ask<{ list: readonly { customer: number | null }[] }>(
    'GET',
    '/reports?type=dynamic&evaluation=evaluated&_end=500&_sort=detection_time&_order=asc',
  );
  const customers = list.flatMap(({ customer }) => customer ?? []);
  const walkedTwice = new Set(customers.filter((id, at) => customers.indexOf(id) < at));
  let compared: { readonly id: number; readonly name: string | null } | undefined;
  let pair = '';
  for (const customer of walkedTwice) {
    if (compared) continue;
    const fusion = await caller.ask<{
      customer: { id: number; name: string | null };
      reports: readonly { id: number; type: string; scores: object }[];
    }>('GET', `/customers/${customer}/fusion`);
    // Walking feet have the most quantities.
    const [second, first] = fusion.reports.filter(
      ({ type, scores }) => type === 'dynamic' && Object.keys(scores).length > 0,
    );
    if (!first || !second) continue;
    compared = fusion.customer;
    pair = `first=${first.id}&second=${second.id}`;
  }
  expect(compared?.name).toBeTruthy();
  const watched = await app.openAs('operator', `/user/fusion?customer=${compared?.id}&${pair}`, {
    ...look,
    theme: 'dark',
  });
  const { page } = watched;
  // Drawn below the fold, too.
  const charts = page.locator('.chart-plot canvas');
  await charts.nth(1).waitFor();
  await page.locator('.fusion-pressures canvas').nth(3).waitFor();
  const drawn = await charts.elementHandles();
  expect(await pagesOf(page)).toBe(2);
  // If a change to print media made the page draw a chart again, the paper would show it blank.
  for (const chart of drawn) expect(await chart.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('main :is(select, input, button):visible').count()).toBe(0);
  const rules = await page.evaluate(() =>
    document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join(),
  );
  expect(rules).toContain(compared?.name?.replaceAll(' ', '\u00a0'));
  expect(rules).toMatch(/@page \{.*margin: 14mm 12mm 12mm.*counter\(pages\)/s);
  await watched.close();
});
