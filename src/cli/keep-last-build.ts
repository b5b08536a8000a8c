import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Leaves the assets of the build before this one where they are: pages that came from it ask for them still.
 * What is older goes. For an output folder that is not emptied.
 */
export function keepLastBuild(): Plugin {
  return {
    name: 'keep-last-build',
    apply: 'build',
    writeBundle: {
      order: 'pre',
      sequential: true,
      handler: ({ dir = '' }) => pruneAssets(dir),
    },
  };
}

/** Removes the assets that are older than the last build that was noted. */
export async function pruneAssets(folder: string): Promise<void> {
  const last = await changedAt(noteIn(folder));
  const assets = join(folder, 'assets');
  for (const name of await readdir(assets)) {
    const file = join(assets, name);
    if ((await changedAt(file)) < last) await rm(file);
  }
}

/** Notes when a build began, once all of it is there: one that fails later on is none that pages come from. */
export async function noteBuild(folder: string, begin: Date): Promise<void> {
  await writeFile(noteIn(folder), '');
  await utimes(noteIn(folder), begin, begin);
}

function noteIn(folder: string): string {
  return join(folder, '.begin');
}

/** In ms; 0 where there is no such file. */
async function changedAt(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;
}
