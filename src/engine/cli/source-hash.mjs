import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** SHA-256, in hex, of all inputs of a build. */
export function sourceHash() {
  const folders = ['src', 'schemas', 'resources'].filter((folder) => existsSync(join(root, folder)));
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const hash = createHash('sha256');
  for (const file of [...files.sort(), join(root, 'package-lock.json'), join(root, 'vite.config.ts')]) {
    const content = readFileSync(file);
    hash.update(`${file.slice(root.length)}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

export const stampFile = join(root, 'dist/.stamp');

/** Whether `dist` holds the build of the sources with this hash. */
export function isBuilt(hash = sourceHash()) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;
}
