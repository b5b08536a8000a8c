import { expect, test } from 'vitest';
import { csvLines } from '../../src/engine/schema/write/csv-lines';

test('P6: a table as CSV is what a spreadsheet reads, and runs nothing of', () => {
  expect(
    csvLines([
      ['Role', '门店'],
      ['a "b", c', '=1+1'],
      ['', '-'],
      [-3, null, 'a\nb'],
    ]),
  ).toBe('Role,门店\r\n"a ""b"", c",\'=1+1\r\n,\'-\r\n-3,,"a\nb"\r\n');
});
