import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * The folders of the application, by the names under which the engine imports from them: its code, its declarations,
 * and how these are shown.
 */
export const application = {
  '#app': join(root, 'src/footwork'),
  '#schemas': join(root, 'schemas'),
  '#resources': join(root, 'resources'),
};
