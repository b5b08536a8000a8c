import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noteBuild, pruneAssets } from '../../../src/engine/cli/keep-last-build';

test.each([
  [
    'a build leaves the assets of the one before, and no older ones',
    [] as number[],
    [
      ['a', 'same'],
      ['a', 'b', 'same'],
      ['b', 'c', 'same'],
      ['c', 'd', 'same'],
    ],
  ],
  [
    'one that failed is not the one before',
    [2],
    [
      ['a', 'same'],
      ['a', 'b', 'same'],
      ['b', 'c', 'same'],
      ['b', 'c', 'd', 'same'],
    ],
  ],
])('%s', async (_, failed, expected) => {
  const folder = await mkdtemp(join(tmpdir(), 'footwork-build-'));
  const assets = join(folder, 'assets');
  await mkdir(assets);
  /** The files of each build; the builds are a minute apart. */
  const builds = [['a', 'same'], ['b', 'same'], ['c', 'same'], ['d']];
  const left: string[][] = [];
  for (const [at, names] of builds.entries()) {
    const begin = new Date(Date.UTC(2026, 0, 1, 8, at));
    for (const name of names) {
      await writeFile(join(assets, name), '');
      await utimes(join(assets, name), begin, begin);
    }
    await pruneAssets(folder);
    if (!failed.includes(at)) await noteBuild(folder, begin);
    left.push((await readdir(assets)).sort());
  }
  expect(left).toEqual(expected);
  await rm(folder, { recursive: true });
});
