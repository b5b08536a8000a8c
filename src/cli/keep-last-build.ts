import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Leaves the assets of the build before this one where they are: pages that came from it ask for them still.
 * What is older goes. For an output folder that is not emptied.
 */
export function keepLastBuild(): Plugin {
  let begin = new Date();
  return {
    name: 'keep-last-build',
    apply: 'build',
    buildStart() {
      begin = new Date();
    },
    writeBundle: {
      order: 'pre',
      sequential: true,
      handler: ({ dir = '' }) => pruneAssets(dir, begin),
    },
  };
}

/** Removes the assets that are older than the last build, and notes when this one began. */
export async function pruneAssets(folder: string, begin: Date): Promise<void> {
  const note = join(folder, '.begin');
  const last = await changedAt(note);
  const assets = join(folder, 'assets');
  for (const name of await readdir(assets)) {
    const file = join(assets, name);
    if ((await changedAt(file)) < last) await rm(file);
  }
  await writeFile(note, '');
  await utimes(note, begin, begin);
}

/** In ms; 0 where there is no such file. */
async function changedAt(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;
}
