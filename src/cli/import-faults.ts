import { posix } from 'node:path';
import { exceptions, layers, modules, shared } from './import-rules';

type Imports = ReadonlyMap<string, readonly string[]>;

const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;

/**
 * Imports that `import-rules.ts` does not allow, and import cycles. Type-only and dynamic imports count. `sources`:
 * file contents by path, such as `src/server/app.ts`.
 */
export function importFaults(sources: ReadonlyMap<string, string>): string[] {
  const imports: Imports = new Map(
    [...sources].map(([file, text]) => [file, importsOf(file, text, sources)]),
  );
  return [
    ...[...sources.keys()]
      .filter((file) => !hasLayer(file))
      .map((file) => `${file}: import-rules.ts names no layer for its folder`),
    ...directionFaults(imports),
    ...circles(imports).map((circle) => `${circle}: a circle of imports`),
  ];
}

function importsOf(file: string, text: string, sources: ReadonlyMap<string, string>): string[] {
  const targets = [...text.matchAll(importPattern)].map(([, specifier = '']) => {
    const base = posix.join(posix.dirname(file), specifier);
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
    return allowed.includes(imported)
      ? undefined
      : `${importer} imports ${allowed.join(', ') || 'nothing else'}`;
  }
  if (shared.has(to)) return undefined;
  return heightOf(importer, to) > heightOf(importer, from) ? 'a layer imports none above it' : undefined;
}

function moduleOf(file: string): string | undefined {
  return Object.keys(modules)
    .filter((module) => file.startsWith(`${module}/`))
    .sort((one, other) => other.length - one.length)[0];
}

function hasLayer(file: string): boolean {
  const module = moduleOf(file);
  if (module === undefined) return false;
  const [folder = '', ...inside] = file.slice(module.length + 1).split('/');
  return inside.length === 0 || (layers[module]?.flat().includes(folder) ?? true);
}

/** The position of the file's layer; files at the root of a module are above all layers. */
function heightOf(module: string, file: string): number {
  const order = layers[module];
  if (!order) return 0;
  const [folder = ''] = file.slice(module.length + 1).split('/');
  const height = order.findIndex((equals) => equals.includes(folder));
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
