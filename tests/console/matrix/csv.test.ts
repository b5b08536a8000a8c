import { expect, test } from 'vitest';
import { csvText } from '../../../src/console/data/csv';

test('P6: the matrix as CSV is what a spreadsheet reads, and runs nothing of', () => {
  expect(
    csvText([
      ['Role', '门店'],
      ['a "b", c', '=1+1'],
      ['', '-'],
    ]),
  ).toBe('\uFEFFRole,门店\r\n"a ""b"", c",\'=1+1\r\n,\'-\r\n');
});
