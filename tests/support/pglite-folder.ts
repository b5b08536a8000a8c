import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pgliteTemplate } from './pglite-template';

/** Writes an empty PGlite into the DATA_DIR of a product, which would create it with initdb: that takes 5 s of CPU. */
export async function writePglite(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'postgres');
  await mkdir(folder, { recursive: true });
  const input = await pgliteTemplate();
  execFileSync('tar', ['-x', '-C', folder], { input, stdio: ['pipe', 'inherit', 'pipe'] });
}
