import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sharedChromium } from '../../support/chromium';
import { freePort } from '../../support/free-port';
import { writePglite } from '../../support/pglite-folder';
import { Caller } from './server-process';

/**
 * A separate checkout, since the test changes schemas. Node finds the packages because it is inside this
 * folder.
 */
const checkout = resolve(`dist/dev-${process.pid}`);
const schema = join(checkout, 'schemas/supplier.ts');
const supplier =
  /```ts\n\/\/ schemas\/supplier\.ts\n([\s\S]*?)```/.exec(readFileSync('docs/entity.md', 'utf8'))?.[1] ?? '';
const password = 'Gate-Meadow-41';
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
/** The first start prepares packages for the browser while other tests run. */
const patience = 240_000;
let printed = '';
let dev: ChildProcess;

beforeAll(async () => {
  for (const path of ['src', 'schemas', 'resources', 'package.json', 'vite.config.ts', 'tsconfig.json']) {
    cpSync(path, join(checkout, path), { recursive: true });
  }
  await writePglite(join(checkout, 'data'));
  const { NODE_ENV: _testing, VITEST: _vitest, ...inherited } = process.env;
  dev = spawn('npm', ['run', 'dev'], {
    cwd: checkout,
    env: {
      ...inherited,
      PORT: String(port),
      DATA_DIR: join(checkout, 'data'),
      DEMO: '0',
      ROOT_PASSWORD: password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm does not pass signals on to its child processes; a process group can be ended as a whole.
    detached: true,
  });
  for (const stream of [dev.stdout, dev.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  await until(() => expect(printed).toContain(url));
}, 300_000);

afterAll(async () => {
  const closed = once(dev, 'close');
  process.kill(-(dev.pid ?? 0), 'SIGTERM');
  await closed;
  rmSync(checkout, { recursive: true, force: true });
});

const until = (holds: () => unknown) => vi.waitFor(holds, { timeout: patience, interval: 200 });
const typeOf = async (path: string) => (await fetch(`${url}${path}`)).headers.get('content-type');

test('17.1 `npm run dev` serves both pages, the modules they name and the endpoints', {
  timeout: 300_000,
}, async () => {
  for (const path of ['/', '/index.html', '/share', '/?language=es']) {
    const page = await (await fetch(`${url}${path}`)).text();
    const modules = [...page.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src = '']) => src);
    expect(modules).toHaveLength(2);
    for (const src of modules) expect(await typeOf(new URL(src, url).pathname)).toContain('javascript');
  }
  expect(await typeOf('/health')).toContain('json');
  const caller = await Caller.signIn(url, password);
  expect(await caller.get('/manger/list')).toMatchObject({ list: [{ username: 'root' }] });
  expect((await fetch(`${url}/stores`)).status).toBe(401);
});

test('17.1 a schema that is saved becomes an endpoint, a broken one an overlay in the browser, twice', {
  timeout: 600_000,
}, async () => {
  const browser = await sharedChromium();
  const page = await browser.newPage();
  await page.goto(`${url}/#/login`);
  await page.locator('form').waitFor({ timeout: patience });
  const overlay = page.locator('vite-error-overlay .message-body');
  const caller = await Caller.signIn(url, password);
  const status = async () =>
    (await fetch(`${url}/suppliers`, { headers: { authorization: caller.token } })).status;
  for (const _twice of [1, 2]) {
    const before = printed.length;
    writeFileSync(
      schema,
      supplier.replace("type: 'integer', title: 'Rating'", "type: 'number', titel: 'Rating'"),
    );
    await until(() => expect(printed.slice(before)).toContain('Waiting for a change.'));
    expect(printed.slice(before)).toContain('schemas/supplier.ts');
    await until(async () => expect(await overlay.textContent()).toContain('titel'));
    await page.reload();
    await until(async () => expect(await overlay.textContent()).toContain('titel'));

    writeFileSync(schema, supplier);
    await until(() => expect(printed.slice(before)).toContain('The fault is mended; the server runs again.'));
    expect(await status()).toBe(200);
    await page.locator('form').waitFor({ timeout: patience });
    expect(await overlay.count()).toBe(0);
    rmSync(schema);
    await until(async () => expect(await status()).toBe(404));
  }
  await page.close();
});

test('a schema is still followed after Vite has started again for a file that its configuration imports', {
  timeout: 600_000,
}, async () => {
  const imported = join(checkout, 'src/engine/schema/contract/language-facts.ts');
  const before = printed.length;
  writeFileSync(imported, `${readFileSync(imported, 'utf8')}\n`);
  await until(() => expect(printed.slice(before)).toContain('server restarted'));
  const caller = await Caller.signIn(url, password);
  writeFileSync(schema, supplier);
  await until(async () =>
    expect((await fetch(`${url}/suppliers`, { headers: { authorization: caller.token } })).status).toBe(200),
  );
});
