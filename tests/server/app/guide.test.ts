import { describe, expect, test } from 'vitest';
import { languages } from '../../../src/engine/schema/contract/language';
import { renderMarkdown } from '../../../src/engine/server/guide/markdown';
import { openForTests } from '../../support/open-for-tests';
import { openFixture } from './fixture';

const fixture = openForTests(() => openFixture());
const get = (url: string, headers: Record<string, string> = {}) =>
  fixture.app.inject({ method: 'GET', url, headers });
const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);

describe('N9: the user guide', () => {
  test.each(languages)('is served in %s to everybody, with the same parts', async (language) => {
    const { statusCode, headers, body } = await get(`/guide/${language}`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(body).toContain(`data-language="${language}"`);
    expect(idsIn(body)).toEqual(idsIn((await get('/guide/en')).body));
    expect(body).not.toMatch(/\*\*|\[\[|\]\]|\n#|undefined|guide\.(title|brand|contents|skip|languages)/);
    for (const [, target] of body.matchAll(/href="#([^"]+)"/g)) expect(idsIn(body)).toContain(target);
  });

  test('comes in the language that the caller likes best, of those that it has', async () => {
    const languageOf = async (accepted: string) =>
      /data-language="([^"]+)"/.exec((await get('/guide/', { 'accept-language': accepted })).body)?.[1];
    expect(await languageOf('es-MX')).toBe('es');
    expect(await languageOf('de')).toBe('zh-cn');
    expect(await languageOf('de, en;q=0.8')).toBe('en');
    expect((await get('/guide')).headers.location).toBe('/guide/');
  });

  test('brings its style and script along, which is all that its policy lets in', async () => {
    expect((await get('/guide/guide.css')).headers['content-type']).toBe('text/css; charset=utf-8');
    expect((await get('/guide/guide.js')).headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect((await get('/guide/en')).body).not.toMatch(/<style|<script>| style=| on\w+=/);
  });

  test('has no other pages', async () => {
    expect((await get('/guide/fr')).json()).toMatchObject({ code: 40401 });
  });
});

describe('Markdown', () => {
  const html = (text: string) => renderMarkdown(text).html;

  test('headings are numbered, and chapters listed', () => {
    const { html, chapters } = renderMarkdown('# Guide\n\n## One\n\n### Part\n\n## Two\n\n### Part');
    expect(idsIn(html)).toEqual(['top', 'part-1', 'part-1-1', 'part-2', 'part-2-1']);
    expect(chapters).toEqual([
      { id: 'part-1', title: 'One' },
      { id: 'part-2', title: 'Two' },
    ]);
  });

  test('keys, tables and quotations are as the style of the guide expects them', () => {
    expect(html('> note')).toContain('<blockquote>');
    expect(html('<kbd>Ctrl</kbd> [link](#part-1)')).toBe(
      '<p><kbd>Ctrl</kbd> <a href="#part-1">link</a></p>\n',
    );
    expect(html('| A |\n|---|\n| 1 |')).toMatch(/<thead>\s*<tr>\s*<th>A<\/th>/);
  });
});
