import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** Opens the PGlite in `dataDir`, or makes it there. The caller holds the lock of the folder. */
export async function openEmbedded(dataDir: string): Promise<PGlite> {
  const folder = join(dataDir, 'postgres');
  if (!existsSync(folder)) await makeEmbedded(folder);
  return open(folder);
}

/** Made aside and renamed: a start that is killed half-way leaves nothing that looks complete. */
async function makeEmbedded(folder: string): Promise<void> {
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  const pglite = await open(part);
  await pglite.close();
  await rename(part, folder);
}

function open(folder: string): Promise<PGlite> {
  return PGlite.create(folder, { extensions: { pg_trgm } });
}
