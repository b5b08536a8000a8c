import { posix } from 'node:path';
import { aliases, exceptions, layers, modules, shared } from './import-rules';

type Imports = ReadonlyMap<string, readonly string[]>;

const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*'([.#][^']+)'/g;

/**
 * Imports that `import-rules.ts` does not allow, and import cycles. Type-only and dynamic imports count. `sources`:
 * file contents by path, such as `src/engine/server/app.ts`.
 */
export function importFaults(sources: ReadonlyMap<string, string>): string[] {
  const imports: Imports = new Map(
    [...sources].map(([file, text]) => [file, importsOf(file, text, sources)]),
  );
  // What the engine imports from the application may itself import the engine.
  const withoutAliases: Imports = new Map(
    [...sources].map(([file, text]) => [
      file,
      importsOf(file, text.replaceAll(/'#(?:app|schemas|resources)[^']*'/g, "''"), sources),
    ]),
  );
  return [
    ...[...sources.keys()]
      .filter((file) => !hasLayer(file))
      .map((file) => `${file}: import-rules.ts names no layer for its folder`),
    ...directionFaults(imports),
    ...pairFaults(withoutAliases),
    ...circles(withoutAliases).map((circle) => `${circle}: a circle of imports`),
  ];
}

function importsOf(file: string, text: string, sources: ReadonlyMap<string, string>): string[] {
  const targets = [...text.matchAll(importPattern)].map(([, specifier = '']) => {
    const [first = ''] = specifier.split('/');
    const alias = aliases[first];
    const base = alias
      ? `${alias}${specifier.slice(first.length)}`
      : posix.join(posix.dirname(file), specifier);
    return [`${base}.ts`, `${base}.tsx`].find((path) => sources.has(path)) ?? base;
  });
  return [...new Set(targets)].filter((target) => target !== file);
}

function directionFaults(imports: Imports): string[] {
  return [...imports].flatMap(([from, targets]) =>
    targets.flatMap((to) => {
      const reason = refusal(from, to);
      return reason === undefined ? [] : `${from} imports ${to}: ${reason}`;
    }),
  );
}

function refusal(from: string, to: string): string | undefined {
  const [importer, imported] = [moduleOf(from), moduleOf(to)];
  if (importer === undefined || imported === undefined) return undefined;
  if (importer !== imported) {
    const allowed = [
      ...(modules[importer] ?? []),
      ...(exceptions[from] ?? exceptions[posix.dirname(from)] ?? []),
    ];
    if (!allowed.includes(imported)) return `${importer} imports ${allowed.join(', ') || 'nothing else'}`;
  }
  const isUpward = layeredFolders(from).some(
    (folder) => isIn(folder, to) && heightOf(folder, to) > heightOf(folder, from),
  );
  return isUpward && !shared.has(to) ? 'a layer imports none above it' : undefined;
}

/** Sibling folders that import each other. */
function pairFaults(imports: Imports): string[] {
  const pairs = new Map<string, string>();
  for (const [from, targets] of imports) {
    for (const to of targets) {
      const [importer, imported] = siblings(from, to);
      if (importer !== undefined) pairs.set(`${importer} ${imported}`, `${from} imports ${to}`);
    }
  }
  return [...pairs].flatMap(([pair, example]) => {
    const [one = '', other = ''] = pair.split(' ');
    const back = pairs.get(`${other} ${one}`);
    return back !== undefined && one < other
      ? [`${one} and ${other} import each other: ${example}, ${back}`]
      : [];
  });
}

/** The two sibling folders that contain the files; none if a file lies directly in the common folder. */
function siblings(from: string, to: string): [string, string] | [] {
  const [one, other] = [from.split('/'), to.split('/')];
  const at = one.findIndex((name, index) => name !== other[index]);
  const isBelow = at > 0 && at < one.length - 1 && at < other.length - 1;
  return isBelow ? [one.slice(0, at + 1).join('/'), other.slice(0, at + 1).join('/')] : [];
}

function isIn(folder: string, file: string): boolean {
  return file.startsWith(`${folder}/`);
}

/** The module with the longest path that matches; `*` in its path stands for one folder. */
function moduleOf(file: string): string | undefined {
  const names = file.split('/');
  const matches = (module: string) => {
    const parts = module.split('/');
    return parts.length < names.length && parts.every((part, at) => part === '*' || part === names[at]);
  };
  return Object.keys(modules)
    .filter(matches)
    .sort((one, other) => other.split('/').length - one.split('/').length)[0];
}

function hasLayer(file: string): boolean {
  if (moduleOf(file) === undefined) return false;
  return layeredFolders(file).every((folder) => {
    const [first = '', ...inside] = file.slice(folder.length + 1).split('/');
    return inside.length === 0 || layers[folder]?.flat().includes(first);
  });
}

function layeredFolders(file: string): readonly string[] {
  return Object.keys(layers).filter((folder) => isIn(folder, file));
}

/** The position of the file's layer in the folder; files next to the layers are above all of them. */
function heightOf(folder: string, file: string): number {
  const order = layers[folder] ?? [];
  const [first = ''] = file.slice(folder.length + 1).split('/');
  const height = order.findIndex((equals) => equals.includes(first));
  return height === -1 ? order.length : height;
}

/** Tarjan's strongly connected components of more than one file, each as a list of its files. */
function circles(imports: Imports): string[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[] = [];
  const visit = (file: string): number => {
    const at = order.size;
    order.set(file, at);
    lowest.set(file, at);
    open.push(file);
    for (const to of imports.get(file) ?? []) {
      const reached = order.has(to) ? (open.includes(to) ? (order.get(to) ?? at) : at) : visit(to);
      lowest.set(file, Math.min(lowest.get(file) ?? at, reached));
    }
    const low = lowest.get(file) ?? at;
    if (low === at) {
      const component = open.splice(open.indexOf(file));
      if (component.length > 1) found.push(component.sort().join(', '));
    }
    return low;
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return found;
}
