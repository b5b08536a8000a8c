import type { Plugin, Rollup } from 'vite';

/**
 * Names the sign-in page's code in `index.html`, so that it travels together with the entry that decides
 * whether to show it. Most of it, React, is needed either way.
 */
export function earlySignIn(): Plugin {
  return {
    name: 'early-sign-in',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, chunk }) {
        const signIn = chunksOf(bundle).find(({ facadeModuleId }) =>
          facadeModuleId?.endsWith('/sign-in/open.tsx'),
        );
        if (!signIn || !chunk) return [];
        const named = closureOf(chunk, bundle);
        return [...closureOf(signIn, bundle)]
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
