import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'del', 'ins'],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    col: ['span'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** Sanitizes HTML: no scripts and no styles that affect the page. Empty if nothing would be visible. */
export function cleanHtml(html: string): string {
  const clean = sanitizeHtml(html, options);
  const isShown = /<img\b/.test(clean) || /\S/.test(clean.replace(/<[^>]*>/g, ''));
  return isShown || !clean.includes('<') ? clean : '';
}
