import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'docs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.md'),
);
const textOf = (page: string) => readFileSync(join('docs', page), 'utf8');

/** Code blocks that begin with the path of a new file. */
const examples = pages.flatMap((page) =>
  [...textOf(page).matchAll(/```tsx?\n\/\/ (\S+)\n([\s\S]*?)```/g)].map(([, path = '', code = '']) => ({
    page,
    path,
    code,
  })),
);

test('20.2: all examples of the recipes compile together', async () => {
  expect(examples.length).toBeGreaterThan(8);
  for (const path of ['src', 'schemas', 'resources', 'tests/support', 'package.json', 'tsconfig.json'])
    cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const { path, code } of examples) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  const files = examples.map(({ path }) => path);
  writeFileSync(
    join(folder, 'examples.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['src/engine/schema'], files }),
  );
  const printed = await new Promise<string>((done) => {
    // The default of four checkers repeats most of the work.
    const tsc = [resolve('node_modules/typescript/bin/tsc'), '--checkers', '1', '--noEmit'];
    execFile(process.execPath, [...tsc, '-p', join(folder, 'examples.json')], (_error, out, err) =>
      done(out + err),
    );
  });
  expect(printed).toBe('');
});

/** The changes of files in the recipes. */
const changes = pages.flatMap((page) =>
  [...textOf(page).matchAll(/\n```diff\n([\s\S]*?)```/g)].flatMap(([, diff = '']) =>
    diff.split(/^--- a\/.*\n(?=\+\+\+)/m).flatMap((part) => {
      const [, path, lines = ''] = /^\+\+\+ b\/(\S+)\n([\s\S]*)/.exec(part) ?? [];
      return path === undefined ? [] : [{ page, path, lines }];
    }),
  ),
);

test('20.2: the lines that a recipe removes are in the file', () => {
  expect(changes.length).toBeGreaterThan(8);
  const missing = changes.flatMap(({ page, path, lines }) => {
    const text = readFileSync(path, 'utf8');
    return [...lines.matchAll(/^-(.*)$/gm)]
      .filter(([, line = '']) => !text.includes(`${line}\n`))
      .map(([line]) => `${page}: ${path}: ${line}`);
  });
  expect(missing).toEqual([]);
});

test('20.2: the recipe of a field type names every table with one entry per type', () => {
  const tables = ['src', 'tests'].flatMap((top) =>
    readdirSync(top, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(top, file))
      .filter((file) => /(?<!Partial<)\bRecord<(?:Field|Numeric)Type,/.test(readFileSync(file, 'utf8'))),
  );
  expect(tables.length).toBeGreaterThan(5);
  const recipe = textOf('field-type.md');
  expect(tables.filter((file) => !recipe.includes(`| \`${file}\` |`))).toEqual([]);
});

test.each(['../README.md', ...pages])('the links of %s lead to files', (page) => {
  const targets = [...textOf(page).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = '']) => target);
  expect(targets.filter((target) => !existsBeside(page, target))).toEqual([]);
});

function existsBeside(page: string, target: string): boolean {
  try {
    readFileSync(join('docs', dirname(page), target));
    return true;
  } catch {
    return false;
  }
}
