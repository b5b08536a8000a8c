import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** The folder of an application other than that of this repository; the folder also holds its declarations. */
const other = process.env.APP || undefined;

const folders = readdirSync(join(root, 'src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The folder of this repository's application, found by its `app.ts`: `src/shop`. */
export const ownFolder = `src/${folders.find((name) => existsSync(join(root, 'src', name, 'app.ts')))}`;

/** Other folders in `src`; the application may import them. */
export const libraries = folders
  .map((name) => `src/${name}`)
  .filter((folder) => folder !== 'src/engine' && folder !== ownFolder);

/**
 * The folders of the application by the aliases under which the engine imports them: its code, its declarations, and
 * the definitions of how these are shown.
 */
export const application =
  other === undefined
    ? {
        '#app': join(root, ownFolder),
        '#schemas': join(root, 'schemas'),
        '#resources': join(root, 'resources'),
      }
    : foldersOf(other);

/** The same for an application that holds everything in one folder. `path` may be relative to the repository. */
export function foldersOf(path) {
  const app = resolve(root, path);
  return { '#app': app, '#schemas': join(app, 'schemas'), '#resources': join(app, 'resources') };
}

/** The same, with the alias under which the application imports the engine. */
export const aliases = { ...application, '#engine': join(root, 'src/engine') };

/** The folder of the build. */
export const dist = join(root, 'dist', other === undefined ? '' : `apps/${basename(other)}`);

/** HTML pages of features, by name and file. Each page is built separately from the console. */
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
