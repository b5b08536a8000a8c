import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Keeps the assets of the previous build, since pages that were loaded from it still request them. Removes older
 * assets. Expects an output folder that Vite does not empty.
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

/** Removes the assets that are older than the last noted build. */
export async function pruneAssets(folder: string): Promise<void> {
  const last = await changedAt(noteIn(folder));
  const assets = join(folder, 'assets');
  for (const name of await readdir(assets)) {
    const file = join(assets, name);
    if ((await changedAt(file)) < last) await rm(file);
  }
}

/** Notes the start time of a complete build; no page comes from one that failed. */
export async function noteBuild(folder: string, begin: Date): Promise<void> {
  await writeFile(noteIn(folder), '');
  await utimes(noteIn(folder), begin, begin);
}

function noteIn(folder: string): string {
  return join(folder, '.begin');
}

/** Modification time in ms; 0 where the file does not exist. */
async function changedAt(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;
}
