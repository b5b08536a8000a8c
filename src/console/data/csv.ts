import { guarded } from '../../entity/write/formula-guard';

/** By it a spreadsheet knows UTF-8. */
const byteOrderMark = '\uFEFF';

/** The text of a CSV file. What a spreadsheet would run as a formula starts with an apostrophe; numbers do not. */
export function csvText(lines: readonly (readonly string[])[]): string {
  return byteOrderMark + lines.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
}

function cellText(text: string): string {
  const safe = /^-?\d+(\.\d+)?$/.test(text) ? text : guarded(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
