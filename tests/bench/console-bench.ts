import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { launchChromium } from '../support/chromium';
import { freePort } from '../support/free-port';
import { startChild } from './child-server';
import { hostConsole } from './console-host';
import { eagerImports } from './eager-imports';
import { median } from './median';
import { type Transfer, type Visit, visit } from './visit';

interface Page {
  readonly title: string;
  readonly path: string;
  readonly ready: string;
  /** The maximum size in KB of brotli-11, of what is transferred until the page is painted, or has settled. */
  readonly kilobytes: { readonly painted?: number; readonly settled?: number };
  /** The maximum ratio of the time to that of the eager build. */
  readonly ratio: number;
  readonly signedIn: boolean;
}

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

const pages: readonly Page[] = [
  {
    title: 'sign-in form usable',
    path: '/',
    ready: 'input[name=username]',
    kilobytes: { settled: 75 },
    ratio: 0.4,
    signedIn: false,
  },
  {
    title: 'first row of a list painted',
    path: '/#/store/list',
    // Placeholder rows, shown until the first answer, contain no link.
    ready: 'tbody tr[data-row-key] a[href]',
    kilobytes: { painted: 200 },
    ratio: 0.6,
    signedIn: true,
  },
  {
    title: 'numbers of the dashboard painted',
    path: '/#/dashboard',
    ready: '.dashboard-number strong[data-waiting=false]',
    // Includes the charts, which load when they scroll into view.
    kilobytes: { settled: 500 },
    ratio: 0.6,
    signedIn: true,
  },
];

/**
 * Bytes and requests of the first two pages, and the ratio of their times to those of a build that loads
 * everything at once.
 */
export async function consoleBench(): Promise<void> {
  // The bench itself runs in Vite's development mode; a development React would make the other build look bad.
  process.env.NODE_ENV = 'production';
  await build({ mode: 'eager', plugins: [eagerImports()], logLevel: 'error' });
  const data = mkdtempSync(join(tmpdir(), 'footwork-bench-'));
  const api = await startChild(
    'dist/server/start.js',
    await freePort(),
    { DATA_DIR: data, DEMO: 'small' },
    '/health',
  );
  const lazy = await hostConsole('dist/console', api.url);
  const eager = await hostConsole('dist/eager', api.url);
  const browser = await launchChromium();
  try {
    process.stdout.write('\nCPU slowed 4 times, 10 Mbps, 40 ms\n');
    for (const page of pages) {
      const token = page.signedIn ? await signIn(api.url) : undefined;
      const pairs: [Visit, Visit][] = [];
      for (let round = 0; round < rounds; round += 1) {
        pairs.push([
          await visit(browser, `${lazy.url}${page.path}`, page.ready, token),
          await visit(browser, `${eager.url}${page.path}`, page.ready, token),
        ]);
      }
      report(page, pairs);
    }
  } finally {
    await browser.close();
    await Promise.all([lazy.close(), eager.close(), api.stop()]);
    rmSync(data, { recursive: true, force: true });
  }
}

function report(page: Page, pairs: readonly [Visit, Visit][]): void {
  const ours = median(pairs.map(([own]) => own.milliseconds));
  const theirs = median(pairs.map(([, other]) => other.milliseconds));
  const ratio = median(pairs.map(([own, other]) => own.milliseconds / other.milliseconds));
  process.stdout.write(
    `${page.title}: ${ours.toFixed(0)} ms / ${theirs.toFixed(0)} ms eager = ${ratio.toFixed(2)} (at most ${page.ratio})\n`,
  );
  const [visits] = pairs;
  if (!visits) return;
  for (const moment of ['painted', 'settled'] as const) {
    const [own, other] = visits.map((one) => one[moment]);
    if (!own || !other) continue;
    const atMost = page.kilobytes[moment];
    process.stdout.write(
      `  ${moment}: ${kilobytes(own)} KB brotli in ${own.requests} requests ` +
        `(${atMost ? `at most ${atMost} KB; ` : ''}eager ${kilobytes(other)} KB)\n`,
    );
  }
}

function kilobytes({ bytes }: Transfer): string {
  return (bytes / 1024).toFixed(1);
}

async function signIn(url: string): Promise<string> {
  const body = new URLSearchParams({ username: 'operator', password: 'footwork-demo', utype: '1' });
  const answer = await fetch(`${url}/manger/login`, { method: 'POST', body });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}
