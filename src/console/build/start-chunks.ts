import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { reach } from './import-graph.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const entry = path('../main.ts');

interface Part {
  readonly name: string;
  /** Loaded with `import()`, but for the entry, which stays a small chunk of its own. */
  readonly roots: readonly string[];
  /** Needed by what is loaded right after them: schemas, resources, words. */
  readonly shared?: readonly string[];
}

/**
 * What the console needs together at its start, in the order in which it is needed: each chunk holds what
 * these modules import statically, less what the chunks before it hold. Six requests for one page travel at a
 * time, so that fifty small chunks take longer than four. Reachability alone decides, hence no chunk imports
 * one that comes after it; all else is split automatically, which was measured best.
 */
const parts: readonly Part[] = [
  { name: 'base', roots: [entry], shared: [path('../kit/settings/language.ts')] },
  // What the sign-in page and the console have in common.
  {
    name: 'react',
    roots: [path('../start/root.ts'), path('../kit/button.tsx'), path('../kit/settings/settings.ts')],
    shared: [path('../../../package.json')],
  },
  { name: 'sign-in', roots: [path('../start/open-sign-in.tsx')] },
  {
    name: 'ahead',
    roots: [path('../start/look-ahead.ts')],
    shared: [path('../../entity/declaration/define-entity.ts'), path('../i18n/tables-of.ts')],
  },
  {
    name: 'console',
    roots: [path('../start/open.tsx'), path('../entity/list/list-page.tsx')],
    shared: [path('../data/resource.ts'), path('../entity/fields/cells/headline.tsx')],
  },
];

/** Whether a chunk has to be asked for before what needs it: `index.html` names the first ones. */
export function isLate(file: string): boolean {
  return !/^assets\/(base|react|rolldown-runtime)-/.test(file);
}

/** Groups for the bundler's `codeSplitting`. */
export function startChunks(): Rolldown.CodeSplittingGroup[] {
  const closures = new Map<string, ReadonlyMap<string, unknown>>();
  return parts.map(({ name, roots, shared = [] }, at) => ({
    debugName: name,
    priority: parts.length - at,
    name: (id, graph) => {
      const importsOf = (imported: string) => graph.getModuleInfo(imported)?.importedIds ?? [];
      const closure = closures.get(name) ?? reach([...roots, ...shared], importsOf);
      closures.set(name, closure);
      return closure.has(id) && id !== entry ? name : null;
    },
  }));
}
