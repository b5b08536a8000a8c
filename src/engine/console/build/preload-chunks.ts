import type { Plugin, Rollup } from 'vite';

/**
 * Adds preload links for the chunks with these names to the HTML page, unless the page links to them already. The page
 * may name further chunks, separated by spaces, as the content of `<meta name="preloaded-chunks">`.
 */
export function preloadChunks(...names: readonly string[]): Plugin {
  return {
    name: 'preload-chunks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const own = /<meta name="preloaded-chunks" content="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
        const wanted = new Set([...names, ...own]);
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        return chunks.filter((chunk) => wanted.has(chunk.name) && !html.includes(chunk.fileName)).map(linkTo);
      },
    },
  };
}

function linkTo({ fileName }: Rollup.OutputChunk) {
  const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` };
  return { tag: 'link', attrs, injectTo: 'head' as const };
}
