import { expect, test } from 'vitest';
import { phoneDigits } from '../../src/engine/schema/query/phone-digits';

test.each([
  ['0042', '0042'],
  ['00 42', '0042'],
  ['42', undefined],
  ['0171', '0171'],
  ['0171 2', '1712'],
  ['+86-138 0000 0000', '8613800000000'],
  ['0086 138', '86138'],
  ['138 0000 0000', '13800000000'],
  ['FW-1001', undefined],
])('17.17: a search for %s looks for the digits %s', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits);
});
