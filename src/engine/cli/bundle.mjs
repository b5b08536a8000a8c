import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { aliases, dist } from './application.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = join(dist, 'run');

/**
 * Imports a TypeScript file of this repository and returns its exports. Bundles it into one file first: that takes a
 * fifth of the time of transforming its modules one by one. Throws a `BundleError` with the place of a fault in the
 * sources. For short processes only: imported modules stay in memory.
 */
export async function importBundled(file) {
  const code = await bundle(file);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${relative(root, file).replaceAll(/[^\w.-]+/g, '-')}.js`);
  // Writes another file and renames it, because the same command may run twice at the same time.
  const part = `${path}.${process.pid}.part`;
  writeFileSync(part, code);
  renameSync(part, path);
  return import(pathToFileURL(path).href);
}

/** A fault in the sources; the message shows its place. */
export class BundleError extends Error {
  name = 'BundleError';
}

async function bundle(file) {
  // Otherwise a build would set it to `production`.
  process.env.NODE_ENV ??= 'development';
  const options = {
    root,
    configFile: false,
    publicDir: false,
    mode: 'development',
    logLevel: 'silent',
    resolve: { alias: aliases },
    plugins: [ownPlaces()],
    build: {
      ssr: file,
      write: false,
      target: 'node20',
      minify: false,
      sourcemap: 'inline',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  };
  const { output } = await build(options).catch((error) => {
    throw new BundleError(error.message, { cause: error });
  });
  return output[0].code;
}

/** Modules find other files relative to their sources, not to the bundle. */
function ownPlaces() {
  return {
    name: 'own-places',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('import.meta.url') || id.includes('/node_modules/')) return undefined;
      return { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)), map: null };
    },
  };
}
