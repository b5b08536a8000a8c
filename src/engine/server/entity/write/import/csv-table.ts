import { CsvError, parse } from 'csv-parse/sync';
import { AppError } from '../../../../schema/contract/app-error';
import { invalid } from '../../../http/invalid';

/** Maximum number of records per import. */
const rowLimit = 10_000;

/** A line of the file that is not empty. */
export interface Line {
  /** Line number as in a spreadsheet; the header is line 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

export interface Table {
  readonly header: readonly string[];
  readonly lines: readonly Line[];
}

/** Decodes a CSV file. Throws `badFile` unless it is UTF-8, with or without BOM, without NUL. */
export function csvText(bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Not UTF-8; thrown below.
  }
  throw unreadable('encoding', 1);
}

/** Parses header and lines, separated by comma, semicolon or tab. Throws `badFile`, or a 422 for too many lines. */
export function readTable(text: string): Table {
  const [header, ...rest] = records(text);
  const lines = rest
    .map((cells, at) => ({ number: at + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (!header || lines.length === 0) throw unreadable('empty', 1);
  if (lines.length > rowLimit)
    throw invalid([{ field: 'rows', rule: 'maxItems', params: { limit: rowLimit } }]);
  return { header: header.map((cell) => cell.trim()), lines };
}

function records(text: string): string[][] {
  try {
    return parse(text, { delimiter: delimiterOf(text), relax_column_count: true });
  } catch (error) {
    throw unreadable('quotes', error instanceof CsvError ? Number(error.lines) : 1);
  }
}

function unreadable(reason: 'empty' | 'encoding' | 'quotes', line: number): AppError {
  return new AppError('badFile', { reason, line });
}

function delimiterOf(text: string): string {
  const end = text.search(/[\r\n]/);
  const first = end === -1 ? text : text.slice(0, end);
  const count = (delimiter: string) => first.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}
