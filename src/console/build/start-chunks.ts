import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const entry = path('../main.ts');

/** Half of the console's code, and half of the rest: no first page may wait for the one, nor a sign-in for the other. */
const tooLate = {
  console: /\/node_modules\/antd\//,
  'sign-in': /\/node_modules\/(?:antd|react|react-dom)\//,
};

interface Part {
  readonly name: string;
  /** Loaded with `import()`, but for the entry, which stays a small chunk of its own. */
  readonly roots: readonly string[];
  /** Needed by what is loaded right after them: schemas, resources, words. */
  readonly shared?: readonly string[];
  /** The first page that waits for it. */
  readonly page: keyof typeof tooLate;
}

/**
 * What the console needs together at its start, in the order in which it is needed: each chunk holds what
 * these modules import statically, less what the chunks before it hold. Six requests for one page travel at a
 * time, so that fifty small chunks take longer than four. Reachability alone decides, hence no chunk imports
 * one that comes after it; all else is split automatically, which was measured best.
 */
const parts: readonly Part[] = [
  {
    name: 'base',
    page: 'sign-in',
    roots: [entry],
    shared: [path('../stage.ts'), path('../language.ts')],
  },
  { name: 'sign-in', page: 'sign-in', roots: [path('../sign-in/open.tsx')] },
  {
    name: 'ahead',
    page: 'console',
    roots: [path('../app/look-ahead.ts')],
    shared: [path('../../entity/define-entity.ts'), path('../words/tables-of.ts')],
  },
  {
    name: 'console',
    page: 'console',
    roots: [path('../app/open.tsx'), path('../list/list-page.tsx')],
    shared: [path('../resource.ts'), path('../fields/cells/headline.tsx')],
  },
];

/** Whether a chunk has to be asked for before what needs it: `index.html` names the first ones. */
export function isLate(file: string): boolean {
  return !/^assets\/(base|sign-in|rolldown-runtime)-/.test(file);
}

/** Groups for the bundler's `codeSplitting`. */
export function startChunks(): Rolldown.CodeSplittingGroup[] {
  const closures = new Map<string, ReadonlySet<string>>();
  return parts.map(({ name, page, roots, shared = [] }, at) => ({
    debugName: name,
    priority: parts.length - at,
    name: (id, graph) => {
      const closure = closures.get(name) ?? closureOf([...roots, ...shared], tooLate[page], graph);
      closures.set(name, closure);
      return closure.has(id) && id !== entry ? name : null;
    },
  }));
}

function closureOf(
  roots: readonly string[],
  late: RegExp,
  graph: Rolldown.ChunkingContext,
): ReadonlySet<string> {
  const found = new Set(roots);
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (late.test(imported)) throw new Error(`${id} has a first page wait for ${imported}`);
      found.add(imported);
    }
  }
  return found;
}
