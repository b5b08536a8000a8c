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

/** HTML that can neither run script nor restyle the page around it; without elements that show nothing. */
export function cleanHtml(html: string): string {
  const clean = sanitizeHtml(html, options);
  const isShown = /<img\b/.test(clean) || /\S/.test(clean.replace(/<[^>]*>/g, ''));
  return isShown || !clean.includes('<') ? clean : '';
}
