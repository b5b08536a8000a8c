import { expect, it } from 'vitest';
import { isSearchable } from '../../../src/engine/console/frame/palette/use-record-choices';

it.each([
  ['', false],
  ['a', false],
  ['👟', false],
  ['ab', true],
  ['12', true],
  ['店', true],
  ['ひ', true],
  ['점', true],
])('%j: %j', (typed, expected) => {
  expect(isSearchable(typed)).toBe(expected);
});
