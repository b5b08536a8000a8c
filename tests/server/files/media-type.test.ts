import { expect, test } from 'vitest';
import { mediaTypeOf } from '../../../src/engine/server/http/media-type';

const latin = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['image/png', latin('\x89PNG\r\n\x1a\n....')],
  ['image/jpeg', latin('\xff\xd8\xff\xe0....')],
  ['image/gif', latin('GIF89a....')],
  ['image/webp', latin('RIFF\x00\x01\x02\x03WEBPVP8 ')],
  ['application/pdf', latin('%PDF-1.7\n')],
  ['application/json', Buffer.from('\uFEFF{"a": [1]}')],
  ['application/zip', latin('PK\x03\x04\x14\x00')],
  ['text/csv', Buffer.from('name;phone\n张三;123\n')],
])('%s is recognised by its first bytes', (name, bytes) => {
  expect(mediaTypeOf('any.txt', bytes)?.name).toBe(name);
});

test.each([
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['SVG after a declaration', Buffer.from('\uFEFF <?xml version="1.0"?>\n<svg a="b,c"/>')],
  ['HTML', Buffer.from('<!doctype html>,<p>')],
  ['a program', latin('\x7fELF\x02\x01')],
  ['plain text', Buffer.from('nothing in columns')],
  ['rows of different lengths', Buffer.from('a,b\nc\n')],
  ['bytes that are no text', latin('a,\xff\xfe')],
  ['control characters', Buffer.from('a,\0')],
  ['nothing', Buffer.alloc(0)],
])('%s is not kept', (_what, bytes) => {
  expect(mediaTypeOf('any.csv', bytes)).toBeUndefined();
});

test('text that claims to be JSON is not taken for CSV', () => {
  const broken = Buffer.from('{a: 1, b: 2\n');
  expect(mediaTypeOf('config.JSON', broken)).toBeUndefined();
  expect(mediaTypeOf('config.csv', broken)?.name).toBe('text/csv');
});
