import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Backend, startBackend } from './backend';

/** How to open the PGlite in `dataDir`, which is created there first. The caller holds the lock of the folder. */
export async function embeddedBackend(dataDir: string): Promise<() => Promise<Backend>> {
  const folder = join(dataDir, 'postgres');
  if (!existsSync(folder)) await createEmbedded(folder);
  return () => startBackend(folder);
}

/** Created aside and renamed: a start that is killed half-way leaves nothing that looks complete. */
async function createEmbedded(folder: string): Promise<void> {
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  const backend = await startBackend(part);
  await backend.close();
  await rename(part, folder);
}
