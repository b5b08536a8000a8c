import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** The folder of another application than the one of this repository, which holds its declarations, too. */
const other = process.env.APP ? resolve(root, process.env.APP) : undefined;

/**
 * The folders of the application, by the names under which the engine imports from them: its code, its declarations,
 * and how these are shown.
 */
export const application =
  other === undefined
    ? {
        '#app': join(root, 'src/footwork'),
        '#schemas': join(root, 'schemas'),
        '#resources': join(root, 'resources'),
      }
    : { '#app': other, '#schemas': join(other, 'schemas'), '#resources': join(other, 'resources') };

/** The same, and the engine, as the application imports it. */
export const aliases = { ...application, '#engine': join(root, 'src/engine') };

/** The folder of the build. */
export const dist = join(root, 'dist', other === undefined ? '' : `apps/${basename(other)}`);

/** Names of the HTML pages of the application next to the console, each of which is a build of its own. */
export function furtherPages() {
  if (other !== undefined) return [];
  return readdirSync(join(root, 'src')).flatMap((file) => /^(?!index)(.*)\.html$/.exec(file)?.[1] ?? []);
}
