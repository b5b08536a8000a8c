import type { Field } from '../../../schema/model/entity';
import { isNumeric, traitsOf } from '../../../schema/model/field-traits';

/** Cells copied from a spreadsheet, by row; undefined for a single cell. */
export function pastedCells(text: string): readonly (readonly string[])[] | undefined {
  const rows = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const cells = rows.map((row) => row.split('\t').map((cell) => cell.trim()));
  return cells.length > 1 || (cells[0]?.length ?? 0) > 1 ? cells : undefined;
}

/** The field value for a pasted text; undefined if the field type has no text form. */
export function pastedValue({ type, options }: Pick<Field, 'type' | 'options'>, text: string): unknown {
  if (text === '') return null;
  if (isNumeric(type)) return Number.isFinite(Number(text)) ? Number(text) : undefined;
  if (type === 'enum') {
    const same = text.toLowerCase();
    return options.find(({ value, title }) =>
      [String(value), title].some((one) => one.toLowerCase() === same),
    )?.value;
  }
  const { searchable, bulky } = traitsOf(type);
  return searchable && !bulky ? text : undefined;
}
