import { byteOrderMark, type CsvCell, csvLines } from '../../schema/write/csv-lines';

export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(URL.revokeObjectURL, 60_000, address);
}

/** Downloads a table as a CSV file with that name. */
export function saveCsv(lines: readonly (readonly CsvCell[])[], name: string): void {
  saveFile(new Blob([byteOrderMark, csvLines(lines)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}
