import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|html|svg|json|txt|xml|ico|wasm|ttf|webmanifest)$/;
const compressed = promisify(brotliCompress);
const gz = promisify(gzip);

/**
 * Writes `file.br` and `file.gz` next to every compressible file of the build, for @fastify/static's preCompressed.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
      await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
    },
  };
}

async function compress(file: string): Promise<void> {
  if (await isDone(file)) return;
  const content = await readFile(file);
  await Promise.all([
    brotli(content).then((data) => writeFile(`${file}.br`, data)),
    gz(content, { level: constants.Z_BEST_COMPRESSION }).then((data) => writeFile(`${file}.gz`, data)),
  ]);
}

/** Compresses like the build, at the highest quality of brotli. */
export function brotli(content: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return compressed(content, { params });
}

/** Whether compressed files newer than the file exist from an earlier build. */
async function isDone(file: string): Promise<boolean> {
  const [plain, ...smaller] = await Promise.all(
    ['', '.br', '.gz'].map((ending) => stat(`${file}${ending}`).catch(() => undefined)),
  );
  return smaller.every((one) => one !== undefined && plain !== undefined && one.mtimeMs > plain.mtimeMs);
}
