import { guarded } from './formula-guard';

/** Byte order mark at the beginning of a CSV file; spreadsheets recognise UTF-8 by this mark. */
export const byteOrderMark = '\uFEFF';

export type CsvCell = string | number | null | undefined;

/** Lines of a CSV file. A text that a spreadsheet would run as a formula gets an apostrophe. */
export function csvLines(records: readonly (readonly CsvCell[])[]): string {
  return records.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: CsvCell): string {
  const text = typeof cell === 'string' ? guarded(cell) : String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
