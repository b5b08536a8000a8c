import { expect, test } from 'vitest';
import { nearMisses } from '../../../src/engine/cli/near-misses';
import { slowPatterns } from '../../../src/engine/cli/slow-patterns';
import { modelOf } from '../../../src/engine/schema/declaration/model';
import { loadModel } from '../../../src/engine/server/registry';

/** The faults of a declaration that has a field with this pattern. */
function faultsOf(pattern: string, example: string): string[] {
  const name = { type: 'string', title: 'Name', maxLength: 100, pattern, examples: [example] };
  const shop = {
    $id: 'shop',
    title: 'Shop',
    type: 'object',
    properties: { name },
    required: ['name'],
    additionalProperties: false,
  };
  return slowPatterns(modelOf({ 'shop.ts': shop }));
}

test.each([
  ['^https?://[^\\s/?#]+[^\\s]*$', 'https://example.com'],
  ['^(a+)+$', 'a'],
  ['^[a-z]*[a-z0-9]*[0-9]*!$', 'a!'],
])('17.3: %s is reported as slow, with its place', { timeout: 120_000 }, (pattern, example) => {
  expect(faultsOf(pattern, example)).toEqual([expect.stringContaining('schemas/shop.ts: the pattern')]);
});

test('17.3: a linear pattern, and every pattern of the product, is not', { timeout: 120_000 }, () => {
  expect(faultsOf('^[A-Z]{2}-[0-9]+$', 'AB-1')).toEqual([]);
  expect(slowPatterns(loadModel())).toEqual([]);
});

test('near-misses have the length that is asked for, and are the same in each run', () => {
  const texts = nearMisses('^https?://[^\\s/?#]+$', 1000);
  expect(new Set(texts.map(({ length }) => length))).toEqual(new Set([1000]));
  expect(nearMisses('^https?://[^\\s/?#]+$', 1000)).toEqual(texts);
});
