import { stringify } from 'csv-stringify/sync';
import { type CustomerLanguage, customerLanguages } from '../../../src/engine/schema/contract/language';
import type { Field } from '../../../src/engine/schema/model/entity';
import { textsOf } from '../../../src/engine/schema/model/localized';
import { guarded } from '../../../src/engine/schema/write/formula-guard';
import type { Body } from '../../support/arbitrary-record';

/** The bodies as a CSV file to import, with references as ids. */
export function csvOf(fields: readonly Field[], bodies: readonly Body[]): string {
  const columns = columnsOf(fields);
  const header = columns.map((column) => [column.field.name, column.language].filter(Boolean).join('.'));
  const lines = bodies.map((body) =>
    columns.map(({ field, language }) => {
      const value = body[field.name];
      // A localized value that is a string is an invalid one under test: it becomes the cell unchanged.
      return language
        ? (textsOf(value)[language] ?? (typeof value === 'string' ? value : ''))
        : cellOf(field, value);
    }),
  );
  return stringify([header, ...lines], { cast: { string: guarded } });
}

interface Column {
  readonly field: Field;
  readonly language?: CustomerLanguage;
}

/** One column per field, but one per language of a localized field. */
export function columnsOf(fields: readonly Field[]): readonly Column[] {
  return fields.flatMap((field): Column[] =>
    field.localized ? customerLanguages.map((language) => ({ field, language })) : [{ field }],
  );
}

function cellOf(field: Field, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (['json', 'object', 'objects'].includes(field.type)) return JSON.stringify(value);
  return Array.isArray(value) ? value.join('; ') : String(value);
}
