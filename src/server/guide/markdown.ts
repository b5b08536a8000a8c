import { sectionId } from './section-id';

/** A heading of the second level: what a table of contents names. */
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
 * The part of Markdown that the guide is written in: headings, paragraphs, lists, tables, quotations as
 * notes, `code`, **strong**, [links](address), and [[Ctrl]] for a key. Headings are numbered for their ids,
 * so that an address names the same place in every language.
 */
export function renderMarkdown(text: string): Rendered {
  const chapters: Chapter[] = [];
  const number = sectionId();
  const html = text
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const [, marks, heading] = /^(#{1,3}) (.*)$/.exec(block) ?? [];
      if (!marks || heading === undefined) return blockOf(block.split('\n'));
      const id = number(marks.length);
      const title = inline(heading);
      if (marks.length === 2) chapters.push({ id, title });
      return `<h${marks.length} id="${id}">${title}</h${marks.length}>`;
    })
    .join('\n');
  return { html, chapters };
}

function blockOf(lines: readonly string[]): string {
  const [first = ''] = lines;
  if (first.startsWith('- ')) return list('ul', lines, /^- /);
  if (/^\d+\. /.test(first)) return list('ol', lines, /^\d+\. /);
  if (first.startsWith('|')) return table(lines);
  if (first.startsWith('> '))
    return `<p class="note">${inline(lines.map((line) => line.slice(2)).join(' '))}</p>`;
  return `<p>${inline(lines.join(' '))}</p>`;
}

function list(tag: 'ul' | 'ol', lines: readonly string[], mark: RegExp): string {
  const items = lines.map((line) => `<li>${inline(line.replace(mark, ''))}</li>`);
  return `<${tag}>${items.join('')}</${tag}>`;
}

/** The second line only parts the head from the rows. */
function table([head = '', , ...rows]: readonly string[]): string {
  const cells = (line: string, tag: string) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => `<${tag}>${inline(cell.trim())}</${tag.split(' ', 1)}>`)
      .join('');
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
  return `<table><thead><tr>${cells(head, 'th scope="col"')}</tr></thead><tbody>${body}</tbody></table>`;
}

function inline(text: string): string {
  return text
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\[\[([^\]]+)\]\]/g, '<kbd>$1</kbd>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>');
}
