import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** The folder of another application than the one of this repository, which holds its declarations, too. */
const other = process.env.APP || undefined;

const folders = readdirSync(join(root, 'src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The folder of the application of this repository, which has an `app.ts`: `src/shop`. */
export const ownFolder = `src/${folders.find((name) => existsSync(join(root, 'src', name, 'app.ts')))}`;

/** Further folders in `src`, which the application may import. */
export const libraries = folders
  .map((name) => `src/${name}`)
  .filter((folder) => folder !== 'src/engine' && folder !== ownFolder);

/**
 * The folders of the application, by the names under which the engine imports from them: its code, its declarations,
 * and how these are shown.
 */
export const application =
  other === undefined
    ? {
        '#app': join(root, ownFolder),
        '#schemas': join(root, 'schemas'),
        '#resources': join(root, 'resources'),
      }
    : foldersOf(other);

/** The same of an application that holds all of it in one folder, whose path may be relative to the repository. */
export function foldersOf(path) {
  const app = resolve(root, path);
  return { '#app': app, '#schemas': join(app, 'schemas'), '#resources': join(app, 'resources') };
}

/** The same, and the engine, as the application imports it. */
export const aliases = { ...application, '#engine': join(root, 'src/engine') };

/** The folder of the build. */
export const dist = join(root, 'dist', other === undefined ? '' : `apps/${basename(other)}`);

/** HTML pages of features next to the console, each of which is a build of its own: names, and files. */
export function furtherPages() {
  const app = application['#app'];
  return readdirSync(app, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: feature }) =>
      readdirSync(join(app, feature))
        .filter((file) => file.endsWith('.html'))
        .map((file) => ({ name: basename(file, '.html'), file: join(app, feature, file) })),
    );
}
