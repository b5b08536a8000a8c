import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { application, dist } from './application.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** SHA-256, in hex, of all inputs of a build. */
export function sourceHash() {
  const folders = new Set(
    [join(root, 'src'), ...Object.values(application)].filter((folder) => existsSync(folder)),
  );
  const files = [...folders].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const hash = createHash('sha256');
  for (const file of [
    ...new Set(files.sort()),
    join(root, 'package-lock.json'),
    join(root, 'vite.config.ts'),
  ]) {
    const content = readFileSync(file);
    hash.update(`${file.slice(root.length)}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

export const stampFile = join(dist, '.stamp');

/** Whether `dist` holds the build of the sources with this hash. */
export function isBuilt(hash = sourceHash()) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;
}
