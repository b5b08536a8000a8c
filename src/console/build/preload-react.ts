import type { Plugin, Rollup } from 'vite';

const names = new Set(['rolldown-runtime', 'react']);

/**
 * Preloads React and the bundler's runtime, which each chunk imports, in `index.html`: every first page needs React,
 * but the entry, which starts a page's requests, does not wait for it.
 */
export function preloadReact(): Plugin {
  return {
    name: 'preload-react',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        return chunks.filter((chunk) => names.has(chunk.name) && !html.includes(chunk.fileName)).map(linkTo);
      },
    },
  };
}

function linkTo({ fileName }: Rollup.OutputChunk) {
  const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` };
  return { tag: 'link', attrs, injectTo: 'head' as const };
}
