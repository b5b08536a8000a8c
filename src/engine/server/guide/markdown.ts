import { Marked } from 'marked';

/** A heading of the second level, for the table of contents. */
export interface Chapter {
  readonly id: string;
  /** HTML. */
  readonly title: string;
}

export interface Rendered {
  readonly html: string;
  readonly chapters: readonly Chapter[];
}

/**
 * Renders the guide as HTML. Ids of headings are numbers, `part-3` for a chapter and `part-3-2` for a section of it, so
 * that an address refers to the same place in every language.
 */
export function renderMarkdown(text: string): Rendered {
  const chapters: Chapter[] = [];
  let part = 0;
  const idOf = (depth: number): string => {
    if (depth === 1) return 'top';
    part = depth === 2 ? 0 : part + 1;
    return depth === 2 ? `part-${chapters.length + 1}` : `part-${chapters.length}-${part}`;
  };
  const marked = new Marked({
    renderer: {
      heading({ depth, tokens }) {
        const id = idOf(depth);
        const title = this.parser.parseInline(tokens);
        if (depth === 2) chapters.push({ id, title });
        return `<h${depth} id="${id}">${title}</h${depth}>\n`;
      },
    },
  });
  return { html: marked.parse(text, { async: false }), chapters };
}
