import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { brotli } from '../../../src/engine/cli/precompress';
import { reach } from '../../../src/engine/console/build/import-graph';
import { type FirstPage, firstPages, type Graph, root, shownAtFirst } from './first-pages';

/** antd, which is half of the console's code, and charts: no first page may load them. The QR code package is small. */
const heavy = /\/node_modules\/(?:(?:antd|rc-[^/]+|@ant-design|@antv)\/|@rc-component\/(?!qrcode\/))/;

/** Fails the build if the frame, a list or its resource loads antd or charts, or if a first page exceeds its budget. */
export function guardFirstPages(pagesOf = firstPages): Plugin {
  return {
    name: 'guard-first-pages',
    apply: 'build',

    buildEnd(error) {
      const fault = error ? undefined : heavyImport(this, pagesOf);
      if (fault) this.error(fault);
    },

    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const sizes = new Map<string, Promise<number>>();
        const sizeOf = (name: string) => {
          const size = sizes.get(name) ?? compressedSize(join(dir, name));
          sizes.set(name, size);
          return size;
        };
        const faults = await Promise.all(pagesOf(this).map((page) => overweight(page, sizeOf, bundle, this)));
        const found = faults.filter((fault) => fault !== undefined);
        if (found.length > 0) this.error(found.join('\n'));
      },
    },
  };
}

/** Describes the import chain through which a first page reaches antd or charts; undefined if there is none. */
export function heavyImport(graph: Graph, pagesOf = firstPages): string | undefined {
  const roots = new Set(pagesOf(graph).flatMap((page) => page.roots));
  const reached = reach([...roots], shownAtFirst(graph));
  const found = [...reached.keys()].find((id) => heavy.test(id));
  if (found === undefined) return undefined;
  return `A first page waits for ${chainTo(found, reached, root)}. Open it with lazyInAntd, or move it to another page.`;
}

/** In KB of 1,024 bytes. */
async function compressedSize(file: string): Promise<number> {
  return (await brotli(await readFile(file))).length / 1024;
}

async function overweight(
  { name, roots, budget, html = 'index.html' }: FirstPage,
  sizeOf: (name: string) => Promise<number>,
  bundle: Rollup.OutputBundle,
  graph: Graph,
): Promise<string | undefined> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const first = chunks.filter(({ moduleIds }) => roots.some((id) => moduleIds.includes(id)));
  const names = reach(
    first.map(({ fileName }) => fileName),
    (name) => chunks.find(({ fileName }) => fileName === name)?.imports ?? [],
  );
  const needed = chunks.filter(({ fileName }) => names.has(fileName));
  const styles = needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const files = [...new Set([html, ...names.keys(), ...styles])];
  const sizes = await Promise.all(files.map(async (name) => ({ name, size: await sizeOf(name) })));
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  if (total <= budget) return undefined;
  const reached = reach(roots, (id) => graph.getModuleInfo(id)?.importedIds ?? []);
  const largest = sizes.sort((a, b) => b.size - a.size).slice(0, 6);
  const lines = largest.map(({ name, size }) => {
    const modules = Object.entries(needed.find(({ fileName }) => fileName === name)?.modules ?? {});
    const [biggest] = modules.sort(([, a], [, b]) => b.renderedLength - a.renderedLength);
    return `  ${size.toFixed(1)} KB ${name}${biggest ? `: ${chainTo(biggest[0], reached, root)}` : ''}`;
  });
  return `${name} weighs ${total.toFixed(1)} KB, at most ${budget}. Its largest files:\n${lines.join('\n')}`;
}

/**
 * The import chain to a module, with paths relative to `base`: `resources/role.list.tsx -> src/.../chart.tsx ->
 * antd`.
 */
function chainTo(id: string, reached: ReadonlyMap<string, string | undefined>, base: string): string {
  const steps: string[] = [];
  for (let at: string | undefined = id; at !== undefined; at = reached.get(at)) steps.unshift(at);
  return steps.map((step) => step.replace(base, '')).join(' -> ');
}
