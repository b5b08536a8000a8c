import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

// The package does not export its package.json.
const installed = join(import.meta.dirname, '../../node_modules');
const { version } = JSON.parse(readFileSync(join(installed, '@electric-sql/pglite/package.json'), 'utf8'));
const cache = join(installed, `.cache/pglite-${version}.tar`);

/** An empty PGlite in memory, loaded from a template: initdb takes seconds and runs once per PGlite version. */
export async function openPglite(): Promise<PGlite> {
  return PGlite.create({ loadDataDir: new Blob([await pgliteTemplate()]) });
}

/** The data directory of an empty PGlite, as an uncompressed tar. */
export async function pgliteTemplate(): Promise<Buffer<ArrayBuffer>> {
  return readFile(cache).catch(makeTemplate);
}

async function makeTemplate(): Promise<Buffer<ArrayBuffer>> {
  const database = await PGlite.create();
  const dump = await database.dumpDataDir('none');
  await database.close();
  const content = Buffer.from(await dump.arrayBuffer());
  await mkdir(dirname(cache), { recursive: true });
  // Written aside and renamed, so that a test running at the same time never reads half a file.
  const part = join(dirname(cache), `pglite-${process.pid}-${Date.now()}.part`);
  await writeFile(part, content);
  await rename(part, cache);
  return content;
}
