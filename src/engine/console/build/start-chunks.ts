import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { reach } from './import-graph.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const entry = path('../main.ts');

interface Part {
  readonly name: string;
  /** Modules loaded with `import()`, and the entry, which itself stays a small chunk of its own. */
  readonly roots: readonly string[];
  /** Further roots: modules that the chunks loaded next need (schemas, resources, words). */
  readonly shared?: readonly string[];
  /** Matches the ids of further modules, whatever imports them. */
  readonly further?: RegExp;
}

/**
 * Chunks for the start of the console and the pages of its records, in load order: each contains the static imports
 * of its roots that no earlier chunk contains. A few chunks load faster than fifty small ones, because a browser runs
 * six requests at a time and takes long to insert many links. Only reachability decides which chunk contains a module,
 * so no chunk imports a later one. All other code is split automatically, which measured best.
 */
const parts: readonly Part[] = [
  { name: 'base', roots: [entry], shared: [path('../kit/settings/language.ts')] },
  // Shared by the sign-in page and the console.
  {
    name: 'react',
    roots: [path('../start/root.ts'), path('../kit/button.tsx'), path('../kit/settings/settings.ts')],
    shared: [path('../../../../package.json')],
    further: /\/utypes\.json$/,
  },
  { name: 'sign-in', roots: [path('../start/open-sign-in.tsx')] },
  {
    name: 'ahead',
    roots: [path('../start/look-ahead.ts')],
    shared: [path('../../schema/declaration/define-entity.ts'), path('../i18n/tables-of.ts')],
  },
  { name: 'libraries', roots: [path('../start/libraries.ts')] },
  {
    name: 'console',
    roots: [path('../start/open.tsx'), path('../entity/list/list-page.tsx')],
    shared: [
      path('../data/resource.ts'),
      path('../entity/fields/cells/headline.tsx'),
      path('../kit/use-in-sight.ts'),
    ],
  },
  // Charts and antd share these helpers. If they were in the next chunk, charts would wait for antd.
  { name: 'helpers', roots: [], further: /\/node_modules\/@babel\/runtime\// },
  // antd's base and the page of a record, which would be sixty small chunks otherwise.
  { name: 'record', roots: [path('../antd/antd-theme.tsx'), path('../entity/show/show-page.tsx')] },
];

/** Whether a chunk must be preloaded; `index.html` loads the others already. */
export function isLate(file: string): boolean {
  return !/^assets\/(base|react|rolldown-runtime)-/.test(file);
}

/** Groups for Rolldown's `codeSplitting`. */
export function startChunks(): Rolldown.CodeSplittingGroup[] {
  const closures = new Map<string, ReadonlyMap<string, unknown>>();
  return parts.map(({ name, roots, shared = [], further }, at) => ({
    debugName: name,
    priority: parts.length - at,
    name: (id, graph) => {
      const importsOf = (imported: string) => graph.getModuleInfo(imported)?.importedIds ?? [];
      const closure = closures.get(name) ?? reach([...roots, ...shared], importsOf);
      closures.set(name, closure);
      return (closure.has(id) && id !== entry) || further?.test(id) ? name : null;
    },
  }));
}
