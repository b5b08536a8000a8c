import { appName } from '../../schema/contract/app';
import { languages } from '../../schema/contract/language';
import { type Language, languageFacts } from '../../schema/contract/language-facts';
import { translate } from '../http/words';
import { renderMarkdown } from './markdown';

const texts = import.meta.glob<string>('#app/guide/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const textOf = (language: Language) =>
  Object.entries(texts).find(([file]) => file.endsWith(`/${language}.md`))?.[1] ?? '';

/** The user guide in one language: one page with a table of contents at its side. */
export function guidePage(language: Language): string {
  const { html, chapters } = renderMarkdown(textOf(language));
  const said = (key: string) => translate(language, `guide.${key}`);
  const contents = chapters.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`).join('');
  const others = languages
    .map((one) => {
      const current = one === language ? ' aria-current="page"' : '';
      const { name, tag } = languageFacts[one];
      return `<a href="/guide/${one}" lang="${tag}" hreflang="${tag}"${current}>${name}</a>`;
    })
    .join('');
  return `<!doctype html>
<html lang="${languageFacts[language].tag}" dir="ltr" data-language="${language}" data-languages="${languages.join(' ')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${said('title')} · ${appName}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/guide/guide.css">
<script src="/guide/guide.js"></script>
</head>
<body>
<a class="skip" href="#content">${said('skip')}</a>
<header>
<a href="/">${appName}</a>
<nav aria-label="${said('languages')}">${others}</nav>
</header>
<div class="page">
<nav class="contents" aria-label="${said('contents')}"><h2>${said('contents')}</h2><ol>${contents}</ol></nav>
<main id="content" tabindex="-1" aria-labelledby="top">
${html}
</main>
</div>
</body>
</html>
`;
}
