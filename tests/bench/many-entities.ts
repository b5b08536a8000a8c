import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../support/chromium';
import { freePort } from '../support/free-port';
import { startChild } from './child-server';
import { median } from './median';
import { productCopy } from './product-copy';
import { signIn } from './sign-in';
import { visit } from './visit';

const added = Number(process.env.BENCH_ENTITIES ?? 500);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

/** Only `root` sees entities that no menu shows. */
const accounts = ['operator', 'root'] as const;

const pages = [
  { title: 'dashboard', path: '/#/dashboard', ready: '.task strong[data-waiting=false]' },
  { title: 'list', path: '/#/store/list', ready: 'tbody tr[data-row-key] a[href]' },
] as const;

interface Visited {
  readonly title: string;
  readonly requests: number;
  readonly bytes: number;
}

interface Figures {
  readonly start: number;
  readonly memory: number;
  readonly visits: readonly Visited[];
}

/**
 * Compares the product with a copy that has more entities: start on existing data, memory and first pages.
 */
export async function manyEntitiesBench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'footwork-many-'));
  const browser = await launchChromium();
  try {
    const schemas = Object.fromEntries(
      Array.from({ length: added }, (_, at) => [`bench-${at + 1}`, schemaText(at + 1)]),
    );
    const few = productCopy(join(folder, 'few'), {});
    const many = productCopy(join(folder, 'many'), schemas);
    for (const copy of [few, many]) await measure(copy, browser, false); // fills the database
    const pairs: [Figures, Figures][] = [];
    for (let round = 0; round < rounds; round += 1) {
      pairs.push([await measure(few, browser, round === 0), await measure(many, browser, round === 0)]);
    }
    report(pairs);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function schemaText(n: number): string {
  return `import { defineEntity } from '../src/engine/schema/declaration/define-entity';

export default defineEntity({
  $id: 'bench-${n}',
  title: 'Bench ${n}',
  type: 'object',
  'x-scope': { partner: 'pcode', store: 'store' },
  'x-workflow': { status: { approve: { title: 'Approve', from: ['draft'], to: 'approved', require: ['rating'] } } },
  properties: {
    name: { type: 'string', title: 'Name', maxLength: 80, 'x-unique': true, 'x-search': true },
    phone: { type: 'string', format: 'phone', title: 'Phone' },
    note: { type: 'string', format: 'multiline', title: 'Note ${n}', maxLength: 500 },
    store: { type: 'integer', title: 'Store', 'x-ref': 'store' },
    pcode: { type: 'string', title: 'Partner code', 'x-inherit': 'store.pcode' },
    kind: { type: 'string', title: 'Kind', enum: ['plain', 'fancy'], default: 'plain' },
    tags: { type: 'array', title: 'Tags', items: { type: 'string', maxLength: 20 }, maxItems: 5 },
    price: { type: 'number', format: 'money', title: 'Price', minimum: 0 },
    rating: { type: 'integer', title: 'Rating', minimum: 1, maximum: 5 },
    day: { type: 'string', format: 'date', title: 'Day' },
    active: { type: 'boolean', title: 'Active', default: true },
    status: { type: 'string', title: 'Status', enum: ['draft', 'approved'], default: 'draft' },
  },
  required: ['name', 'store', 'kind', 'status', 'active'],
  additionalProperties: false,
});
`;
}

async function measure(copy: string, browser: Browser, withVisits: boolean): Promise<Figures> {
  const begin = performance.now();
  const server = await startChild(
    join(copy, 'dist/server/start.js'),
    await freePort(),
    { DATA_DIR: join(copy, 'data'), DEMO: 'small' },
    '/health',
  );
  const start = performance.now() - begin;
  try {
    await signIn(server.url, 'root', 'footwork-demo');
    const memory = server.memory();
    const visits = [];
    for (const account of withVisits ? accounts : []) {
      const token = await signIn(server.url, account, 'footwork-demo');
      for (const { title, path, ready } of pages) {
        const { settled } = await visit(browser, `${server.url}${path}`, ready, token);
        visits.push({ title: `${title} as ${account}`, ...settled });
      }
    }
    return { start, memory, visits };
  } finally {
    await server.stop();
  }
}

function report(pairs: readonly [Figures, Figures][]): void {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const compare = (title: string, unit: string, read: (figures: Figures) => number, limit: number) => {
    const few = median(pairs.map(([figures]) => read(figures)));
    const many = median(pairs.map(([, figures]) => read(figures)));
    const ratio = (many / few).toFixed(2);
    say(`${title}: ${many.toFixed(0)} ${unit} / ${few.toFixed(0)} ${unit} = ${ratio} (at most ${limit})`);
  };
  say(`\n${added} more entities / as it is`);
  compare('start on existing data', 'ms', ({ start }) => start, 1 + added / 200);
  compare('memory', 'MB', ({ memory }) => memory, 1 + added / 500);
  const [few, many] = pairs[0] ?? [];
  for (const [at, visited] of (many?.visits ?? []).entries()) {
    const { title, requests, bytes } = visited;
    const before = few?.visits[at];
    say(
      `${title}: ${requests} / ${before?.requests} requests, ${kilobytes(bytes)} / ${kilobytes(before?.bytes)} KB`,
    );
  }
}

function kilobytes(bytes = Number.NaN): string {
  return (bytes / 1024).toFixed(1);
}
