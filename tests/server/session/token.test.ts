import { expect, test } from 'vitest';
import { newToken, tokenHash, tokenOf } from '../../../src/engine/server/accounts/token';

test('a token is 256 bits that are never the same, and is stored as something else', () => {
  const [one, other] = [newToken(), newToken()];
  expect(Buffer.from(one, 'base64url')).toHaveLength(32);
  expect(one).not.toBe(other);
  expect(tokenHash(one)).toMatch(/^[0-9a-f]{64}$/);
});

test('the header carries it with or without Bearer', () => {
  const token = newToken();
  expect([token, `Bearer ${token}`, `bearer  ${token}`].map(tokenOf)).toEqual([token, token, token]);
});

test.each([
  undefined,
  '',
  'Bearer',
  'Bearer x',
  'Basic cm9vdDpyb290',
  `${'a'.repeat(44)}`,
  `${'é'.repeat(43)}`,
])('the header %j carries none', (header) => expect(tokenOf(header)).toBeUndefined());
