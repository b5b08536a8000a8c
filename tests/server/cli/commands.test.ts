import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { createDatabase } from '../../support/postgres';
import { buildServer, removeServer, ServerProcess } from './server-process';

const folder = mkdtempSync(join(tmpdir(), 'footwork-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Answer {
  readonly code: unknown;
  readonly out: string;
  readonly err: string;
}

/** `npm run -s NAME -- ARGS`, as the README writes it. */
function npmRun(
  name: string,
  args: readonly string[] = [],
  { cwd = process.cwd(), ...environment }: Record<string, string> = {},
): Promise<Answer> {
  const { NODE_ENV: _testing, VITEST: _vitest, ...inherited } = process.env;
  const options = { cwd, env: { ...inherited, ...environment } };
  return new Promise((done) => {
    execFile('npm', ['run', '-s', name, '--', ...args], options, (error, out, err) =>
      done({ code: error?.code ?? 0, out, err }),
    );
  });
}

/** Creates a checkout with these parts, for commands that write files. */
function checkout(name: string, ...parts: readonly string[]): string {
  const cwd = join(folder, name);
  for (const path of ['package.json', ...parts]) cpSync(path, join(cwd, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(cwd, 'node_modules'));
  return cwd;
}

const [, supplier = ''] =
  /```ts\n\/\/ schemas\/supplier\.ts\n([\s\S]*?)```/.exec(readFileSync('docs/entity.md', 'utf8')) ?? [];

test('`npm run plan` shows, applies and recounts', async () => {
  const DATABASE_URL = await createDatabase(inject('postgresUrl'), 'command_plan');
  const sound = 'The database is as the schemas declare it.\n';
  const plan = (...args: string[]) => npmRun('plan', args, { DATABASE_URL });

  const whole = expect.stringContaining('create table "store"');
  expect(await plan()).toEqual({ code: 0, out: whole, err: '' });
  // Printing the plan has applied nothing.
  expect(await plan('--apply')).toEqual({
    code: 0,
    out: expect.stringMatching(/create table "store"[\s\S]*\nApplied\.\n$/),
    err: '',
  });
  expect(await plan('--recount')).toEqual({ code: 0, out: sound, err: '' });
  expect(await plan('--aply')).toEqual({
    code: 1,
    out: '',
    err: '"--aply" is not known; the options are --apply and --recount.\n',
  });
});

test('`npm run device` plays devices that report, twice, and refuses what it cannot use', async () => {
  await buildServer();
  const DATABASE_URL = await createDatabase(inject('postgresUrl'), 'command_device');
  const server = new ServerProcess({ DATABASE_URL, DEMO: 'small' });
  try {
    const url = await server.ready();
    const pace = ['--devices', '2', '--rate', '10', '--batch', '2', '--seconds', '2'];
    const play = () => npmRun('device', ['--url', url, ...pace]);
    for (const _twice of [1, 2]) {
      const { code, out, err } = await play();
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(/^2 devices report to /);
      expect(out).toMatch(/, [1-9]\d* of \d+ reports stored, /);
    }
    const refused = await npmRun('device', ['--url', url, '--password', 'not-the-password']);
    expect(refused.code).toBe(1);
    expect(refused.err).not.toMatch(/^\s+at /m);
  } finally {
    await server.end('SIGKILL');
    await removeServer();
  }
  expect(await npmRun('device', ['--rate', 'fast'])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^--rate fast: expected a number from 0\.1 to 100000\./),
  });
});

test('`npm run device -- --help` says how it is used', async () => {
  expect(await npmRun('device', ['--help'])).toEqual({
    code: 0,
    out: expect.stringMatching(/^npm run device -- .*--password/s),
    err: '',
  });
});

test('20.2: `npm run check` runs all its tools, also after one that fails', async () => {
  const cwd = join(folder, 'check');
  for (const path of ['package.json', 'src/engine/cli/check-all.mjs']) cpSync(path, join(cwd, path));
  const tool = (path: string, says: string, status: number) => {
    const file = join(cwd, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `#!/usr/bin/env node\nconsole.log('${says}'); process.exitCode = ${status};\n`, {
      mode: 0o755,
    });
  };
  tool('node_modules/.bin/biome', 'a quote is missing', 1);
  tool('node_modules/.bin/tsc', 'a type is wrong', 2);
  tool('src/engine/cli/run.mjs', 'a word is missing', 0);
  const said = ['biome: failed\na quote', 'tsc: failed\na type', 'check: passed\na word'];
  const first = await npmRun('check', [], { cwd });
  expect(first.code).toBe(1);
  for (const words of said) expect(first.out).toContain(words);
  tool('node_modules/.bin/biome', '', 0);
  tool('node_modules/.bin/tsc', '', 0);
  expect(await npmRun('check', [], { cwd })).toMatchObject({ code: 0 });
});

test('`npm run i18n` writes the tables of a new entity', async () => {
  const cwd = checkout('words', 'src', 'schemas', 'resources');
  writeFileSync(join(cwd, 'schemas/supplier.ts'), supplier);
  // A new language has no folder yet.
  rmSync(join(cwd, 'src/footwork/locales/es/entities'), { recursive: true });
  expect(await npmRun('i18n', ['supplier'], { cwd })).toEqual({
    code: 0,
    out: expect.stringMatching(
      /^src\/footwork\/locales\/zh-cn\/entities\/supplier\.json: \d+ words to translate\nsrc\/footwork\/locales\/es\//,
    ),
    err: '',
  });
  expect((await npmRun('i18n', ['supplier'], { cwd })).out).toMatch(/supplier\.json: nothing is missing\n/);
  expect(await npmRun('i18n', ['suplier'], { cwd })).toMatchObject({
    code: 1,
    err: expect.stringContaining('No entity is named "suplier"'),
  });
});

test('`npm run format` mends what the formatter can mend', async () => {
  const cwd = checkout('format', 'biome.json', '.gitignore');
  // The formatter asks git which files to leave out.
  execFileSync('git', ['init', '-q'], { cwd });
  mkdirSync(join(cwd, 'schemas'));
  writeFileSync(join(cwd, 'schemas/supplier.ts'), supplier.replaceAll("'", '"').replace(/;\n/g, '\n'));
  expect(await npmRun('format', [], { cwd })).toMatchObject({ code: 0 });
  expect(readFileSync(join(cwd, 'schemas/supplier.ts'), 'utf8')).toBe(supplier);
});

test('`npm run bench` names its parts where one is not known', async () => {
  expect(await npmRun('bench', ['serve'])).toMatchObject({
    code: 1,
    out: '',
    err: '"serve" is no part; the parts are server, console, many, big, slow, load, gateway, memory, dashboard, report.\n',
  });
});
