import { expect, test } from 'vitest';
import { formats } from '../../src/engine/schema/write/formats';

function accepts(name: string, text: string): boolean {
  const format = formats[name];
  if (typeof format !== 'function') throw new Error(`The format "${name}" is not a function`);
  return Boolean(format(text));
}

test.each([
  ['uri', 'https://example.com/help?a=1'],
  ['uri', 'http://x'],
  ['image', `/files/${'a'.repeat(22)}`],
  ['file', 'https://example.com/a.pdf'],
  ['email', 'nora.stand-in@example.com'],
  ['phone', '+86 138-0000-0000'],
])('%s accepts %s', (name, text) => {
  expect(accepts(name, text)).toBe(true);
});

test.each([
  ['uri', 'https:///x'],
  ['uri', 'https://?x'],
  ['uri', 'https://a b'],
  ['image', 'https://#'],
  ['file', '/files/short'],
  ['email', 'nora@example'],
])('%s refuses %s', (name, text) => {
  expect(accepts(name, text)).toBe(false);
});

test('17.3: every format has a longest text, which it refuses before its pattern reads it', () => {
  expect(accepts('uri', `https://${'a'.repeat(4992)}`)).toBe(true);
  for (const name of ['uri', 'image', 'file'])
    expect(accepts(name, `https://${'a'.repeat(4993)}`)).toBe(false);
});
