import type { Plugin, Rollup } from 'vite';

/**
 * Names the sign-in page's code in `index.html`, so that it travels together with the entry that decides
 * whether to show it, and the bundler's few helpers, without which no other chunk runs.
 */
export function earlySignIn(): Plugin {
  return {
    name: 'early-sign-in',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, chunk }) {
        if (!chunk) return [];
        const named = closureOf(chunk, bundle);
        const early = chunksOf(bundle).filter(
          ({ name, moduleIds }) =>
            name === 'rolldown-runtime' || moduleIds.some((id) => id.endsWith('/sign-in/open.tsx')),
        );
        return [...new Set(early.flatMap((first) => [...closureOf(first, bundle)]))]
          .filter((file) => !named.has(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          }));
      },
    },
  };
}

/** A chunk and all that it imports statically. */
function closureOf(
  chunk: Rollup.OutputChunk,
  bundle: Rollup.OutputBundle,
  found = new Set<string>(),
): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const imported of chunksOf(bundle).filter(({ fileName }) => chunk.imports.includes(fileName))) {
    closureOf(imported, bundle, found);
  }
  return found;
}

function chunksOf(bundle: Rollup.OutputBundle): Rollup.OutputChunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}
