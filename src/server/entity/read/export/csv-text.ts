import { stringify } from 'csv-stringify/sync';
import type { Row } from '../../context';
import type { FoundRow } from '../record/record-statement';
import type { CsvColumn } from './csv-columns';

/** By it a spreadsheet knows UTF-8. */
const byteOrderMark = '\uFEFF';

/** A CSV file with a header. A text that a spreadsheet would run as a formula starts with an apostrophe. */
export async function* csvText(
  batches: AsyncIterable<readonly FoundRow[]>,
  columns: readonly CsvColumn[],
): AsyncGenerator<string> {
  yield byteOrderMark + lines([columns.map((column) => column.header)]);
  for await (const batch of batches) {
    yield lines(
      batch.map(({ row: text }) => {
        const row = JSON.parse(text) as Row;
        return columns.map((column) => column.cell(row));
      }),
    );
  }
}

function lines(records: unknown[][]): string {
  return stringify(records, { record_delimiter: 'windows', escape_formulas: true });
}
