import { expect, test } from 'vitest';
import type { PropertySchema } from '../../src/engine/schema/model/entity-schema';
import { patternForm } from '../../src/engine/schema/write/pattern-form';

test.each<[string, PropertySchema, unknown]>([
  ['^[A-Z0-9-]{3,20}$', {}, { characters: 'A–Z 0–9 -', length: '3–20' }],
  ['^[A-Za-z0-9._@-]{3,40}$', {}, { characters: 'A–Z a–z 0–9 . _ @ -', length: '3–40' }],
  ['^[0-9]{13}$', {}, { characters: '0–9', length: '13' }],
  ['^[0-9]{2,9}$', { maxLength: 4 }, { characters: '0–9', length: '2–4' }],
  ['^[\\w\\-]+$', { maxLength: 9 }, { characters: 'A–Z a–z 0–9 _ -', length: '1–9' }],
  ['^[\\d\\]]{2,}$', {}, { characters: '0–9 ]', length: '≥ 2' }],
  ['^[a-z]*$', { maxLength: 9 }, { characters: 'a–z', length: '0–9' }],
  ['^[A-Z][A-Z0-9_]{1,30}$', {}, { first: 'A–Z', characters: 'A–Z 0–9 _', length: '2–31' }],
  ['^[a-z][a-z-]*$', { maxLength: 60 }, { first: 'a–z', characters: 'a–z -', length: '1–60' }],
])('%s is put in words', (pattern, bounds, params) => {
  expect(patternForm({ type: 'string', ...bounds, pattern })?.params).toEqual(params);
});

test.each(['^[^0-9]{3}$', '^A[0-9]{3}$', '[0-9]{3}', '^(a|b)$', '^[0-9]{3}', undefined])(
  '%s can only be shown by an example',
  (pattern) => {
    const property = { type: 'string', ...(pattern !== undefined && { pattern }) } as const;
    expect(patternForm(property)).toBeUndefined();
    expect(patternForm({ ...property, examples: ['A-12'] })).toEqual({
      name: 'example',
      params: { example: 'A-12' },
    });
  },
);

test('the pattern of the texts in a list is theirs', () => {
  const items = { type: 'string', pattern: '^[a-z]{2}$' } as const;
  expect(patternForm({ type: 'array', items })?.params).toEqual({ characters: 'a–z', length: '2' });
});
