import type { Plugin, Rollup } from 'vite';

const names = new Set(['rolldown-runtime', 'react']);

/**
 * Preloads React in `index.html`: every first page needs it, and the entry, which starts the requests of a
 * page, does not wait for it. The bundler's runtime comes along, as each chunk imports it.
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
