import { guarded } from '../../entity/write/formula-guard';

/** Excel recognises UTF-8 by it. */
const byteOrderMark = '\uFEFF';

/**
 * The text of a CSV file. A leading apostrophe disarms cells that a spreadsheet would run as a formula; numbers need
 * none.
 */
export function csvText(lines: readonly (readonly string[])[]): string {
  return byteOrderMark + lines.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
}

function cellText(text: string): string {
  const safe = /^-?\d+(\.\d+)?$/.test(text) ? text : guarded(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
