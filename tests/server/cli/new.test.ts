import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import businessWords from '../../../src/footwork/business-words';
import { Caller } from '../../e2e/demo-account';
import { startProduct } from '../../support/product';

const folder = mkdtempSync(join(tmpdir(), 'new-project-'));
const target = join(folder, 'my-admin');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Answer {
  readonly code: unknown;
  readonly out: string;
}

/** Runs the command there; `out` is all that it prints. */
function run(cwd: string, command: string, ...args: string[]): Promise<Answer> {
  const { NODE_ENV: _testing, VITEST: _vitest, ...environment } = process.env;
  return new Promise((done) => {
    execFile(command, args, { cwd, env: environment, maxBuffer: 1e8 }, (error, out, err) =>
      done({ code: error?.code ?? 0, out: out + err }),
    );
  });
}

const filesOf = (from: string) =>
  readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name));

test('20.1: `npm run new` writes a project without a word of this business', async () => {
  expect(await run(process.cwd(), 'npm', 'run', '-s', 'new', '--', target)).toEqual({
    code: 0,
    out: expect.stringContaining('npm start'),
  });
  const words = new RegExp(businessWords.join('|'), 'i');
  const named = filesOf(target).filter((file) => words.test(file.slice(folder.length)));
  expect(named).toEqual([]);
  expect(filesOf(target).filter((file) => words.test(readFileSync(file, 'utf8')))).toEqual([]);
  const { name, dependencies } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'));
  expect(name).toBe('my-admin');
  expect(Object.keys(dependencies)).not.toContain('@rc-component/qrcode');
});

test('20.2: each path that the docs of the new project name is there, or is a file that they tell to write', () => {
  const pages = ['README.md', ...readdirSync(join(target, 'docs')).map((page) => `docs/${page}`)];
  const texts = pages.map((page) => ({ page, text: readFileSync(join(target, page), 'utf8') }));
  const written = texts.flatMap(({ text }) =>
    [...text.matchAll(/```tsx?\n\/\/ (\S+)\n/g)].map(([, path = '']) => path),
  );
  const named = texts.flatMap(({ page, text }) =>
    [...text.matchAll(/(?<![#\w./-])(?:src|tests|schemas|resources|docs)\/[\w./<>*-]*[\w>*/]/g)].map(
      ([path]) => ({ page, path }),
    ),
  );
  expect(named.length).toBeGreaterThan(30);
  const isThere = (path: string) => ['', '.ts', '.tsx'].some((end) => existsSync(join(target, path + end)));
  // `supplier` is the entity of the recipes; `<language>` is a placeholder.
  const isAny = (path: string) => /<|supplier/.test(path);
  expect(named.filter(({ path }) => !isThere(path) && !isAny(path) && !written.includes(path))).toEqual([]);
});

test('20.1: it is refused in a folder that is not empty or cannot be made, in this project, and by a name that is none', async () => {
  const refusals = [
    [target, 'is not empty'],
    ['src/mine', 'lies in this project'],
    [join(folder, 'My Admin'), 'cannot name a project'],
    [join(target, 'README.md', 'admin'), 'cannot be used'],
    ...(existsSync('/proc') ? [['/proc/admin', 'cannot be used'] as const] : []),
  ] as const;
  for (const [path, words] of refusals)
    expect(await run(process.cwd(), 'npm', 'run', '-s', 'new', '--', path)).toEqual({
      code: 1,
      out: expect.stringContaining(words),
    });
  expect(await run(process.cwd(), 'npm', 'run', '-s', 'new')).toEqual({
    code: 1,
    out: expect.stringContaining('Name one folder'),
  });
});

test('20.1: the lock of the new project names each package that it needs, and no other', async () => {
  const read = (file: string) => JSON.parse(readFileSync(join(target, file), 'utf8'));
  const alone = join(folder, 'alone');
  mkdirSync(alone);
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(target, file), join(alone, file));
  // npm itself completes and prunes the lock, without fetching packages.
  const args = ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  expect(await run(alone, 'npm', ...args)).toMatchObject({ code: 0 });
  const after = JSON.parse(readFileSync(join(alone, 'package-lock.json'), 'utf8'));
  expect(Object.keys(after.packages).sort()).toEqual(Object.keys(read('package-lock.json').packages).sort());
});

test('20.1: the new project passes its own tests, starts, and takes up an entity', async () => {
  symlinkSync(resolve('node_modules'), join(target, 'node_modules'));
  writeFileSync(
    join(target, 'schemas/book.ts'),
    `import { defineEntity } from '#engine/schema/declaration/define-entity';

export default defineEntity({
  $id: 'book',
  title: 'Book',
  type: 'object',
  properties: { title: { type: 'string', title: 'Title', maxLength: 80 } },
  required: ['title'],
  additionalProperties: false,
});
`,
  );
  expect(await run(target, 'npm', 'run', '-s', 'i18n', '--', 'book')).toMatchObject({ code: 0 });
  const passed = { code: 0, out: expect.stringMatching(/Tests .*\d+ passed/) };
  expect(await run(target, 'npm', 'test')).toEqual(passed);
  const product = await startProduct(target, { ROOT_PASSWORD: 'shelf-of-pines' });
  try {
    const root = await Caller.signInWith(product.url, 'root', 'shelf-of-pines', 1);
    for (const path of ['/tasks', '/books'])
      expect(await root.ask('POST', path, { title: 'The first' })).toMatchObject({ title: 'The first' });
    expect(await (await fetch(product.url)).text()).toContain('<title>My Admin</title>');
  } finally {
    await product.stop();
  }
}, 300_000);
