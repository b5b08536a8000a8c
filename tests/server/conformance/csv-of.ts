import { stringify } from 'csv-stringify/sync';
import type { Field } from '../../../src/entity/model/entity';
import type { Body } from '../../support/arbitrary-record';

/** The bodies as somebody would write them into a file to import, references by id. */
export function csvOf(fields: readonly Field[], bodies: readonly Body[]): string {
  const lines = bodies.map((body) => fields.map((field) => cellOf(field, body[field.name])));
  return stringify([fields.map((field) => field.name), ...lines], { escape_formulas: true });
}

function cellOf(field: Field, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (['json', 'object', 'objects'].includes(field.type)) return JSON.stringify(value);
  return Array.isArray(value) ? value.join('; ') : String(value);
}
