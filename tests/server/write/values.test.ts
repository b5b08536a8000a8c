import { describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '../../../src/engine/server/entity/write/password';
import { cleanHtml } from '../../../src/engine/server/entity/write/rich-text';

describe('passwords', () => {
  test('a hash matches only its password', async () => {
    const [one, other] = await Promise.all([hashPassword('footwork'), hashPassword('footwork')]);
    expect(one).not.toBe(other);
    expect(await verifyPassword(one, 'footwork')).toBe(true);
    expect(await verifyPassword(one, 'Footwork')).toBe(false);
  });

  test.each(['', 'footwork', '$argon2id$broken'])('%j is no hash', async (stored) => {
    expect(await verifyPassword(stored, 'footwork')).toBe(false);
  });
});

describe('rich text', () => {
  test.each([
    ['<p>plain <strong>bold</strong></p>', '<p>plain <strong>bold</strong></p>'],
    ['<img src="/files/abc" alt="a" onerror="x()">', '<img src="/files/abc" alt="a" />'],
    ['<a href="javascript:x()">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<img src="data:text/html,x">', '<img />'],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
    ['<svg><script>x()</script></svg>', ''],
    ['<iframe src="https://a.example"></iframe>', ''],
    ['<form action="/x"><input name="a"></form>', ''],
    ['<math><mi//xlink:href="data:x,<script>x()</script>">', ''],
    ['a & b < c', 'a &amp; b &lt; c'],
    ['<p>&nbsp;</p>\n<p><br></p>', ''],
    ['<p><img src="/files/abc"></p>', '<p><img src="/files/abc" /></p>'],
  ])('%s', (given, clean) => {
    expect(cleanHtml(given)).toBe(clean);
    expect(cleanHtml(clean)).toBe(clean);
  });
});
