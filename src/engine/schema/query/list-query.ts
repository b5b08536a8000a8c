import { AppError } from '../contract/app-error';
import { badValue } from '../contract/bad-value';
import { pageLimit } from '../contract/envelope';
import type { Entity } from '../model/entity';
import { traitsOf } from '../model/field-traits';
import type { ValueKind } from '../model/traits';
import { isAcceptedOrder, type Sorter } from './list-order';
import { operatorsFor, suffixes } from './operators';
import { type Scalar, scalarOf } from './scalar';

export type Filter =
  | {
      field: string;
      operator: 'eq' | 'ne' | 'gte' | 'lte' | 'gt' | 'lt';
      value: Scalar;
    }
  | { field: string; operator: 'like'; value: string }
  | { field: string; operator: 'in'; value: Scalar[] }
  | { field: string; operator: 'between'; value: [Scalar, Scalar] }
  | { field: string; operator: 'null'; value: boolean };

export interface ListQuery {
  /** First row, from 0; `end` is exclusive. */
  start: number;
  end: number;
  filters: Filter[];
  sorters: Sorter[];
  search: string | undefined;
  /** Fields to return of each row; undefined: all that are not bulky. The id is always included. */
  columns?: readonly string[] | undefined;
}

/** Maximum length of a filter value or a search, in characters. */
const valueLimit = 1000;

const listLimit = 1000;

/** Example values for messages, where the type does not show the format. */
const wantedForms: Partial<Record<ValueKind, string>> = {
  date: '2026-01-31',
  dateTime: '2026-01-31T08:00:00Z',
};

const startLimit = 1_000_000_000;

/** The parameters of a list address; a repeated one has an array of values. */
export type Params = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Parses the query of a list address. Throws only `AppError`s that name the parameter. */
export function parseListQuery(entity: Entity, params: Params): ListQuery {
  const filters: Filter[] = [];
  const control = new Map<string, string>();
  for (const [name, raw] of Object.entries(params)) {
    if (raw === undefined) continue;
    const values = typeof raw === 'string' ? [raw] : raw;
    for (const value of values) {
      if (value.length > valueLimit * 10 || value.includes('\0')) throw badValue(name, value);
      if (name === 'q' || name.startsWith('_')) control.set(name, value);
      else filters.push(filterOf(entity, name, value));
    }
  }
  const { start, end } = pageOf(control);
  return {
    start,
    end,
    filters,
    sorters: sortersOf(entity, control),
    search: searchOf(control),
    columns: columnsOf(entity, control),
  };
}

/** Prints the query; `parseListQuery` parses the result to an equal query. */
export function printListQuery(query: ListQuery): URLSearchParams {
  const params = new URLSearchParams({
    _start: String(query.start),
    _end: String(query.end),
  });
  if (query.sorters.length > 0) {
    params.set('_sort', query.sorters.map((sorter) => sorter.field).join(','));
    params.set('_order', query.sorters.map((sorter) => sorter.order).join(','));
  }
  for (const filter of query.filters) {
    const name = filter.operator === 'eq' ? filter.field : `${filter.field}_${filter.operator}`;
    params.append(name, printValue(filter.value));
  }
  if (query.search !== undefined) params.set('q', query.search);
  if (query.columns) params.set('_columns', query.columns.join(','));
  return params;
}

function printValue(value: Filter['value']): string {
  if (!Array.isArray(value)) return String(value);
  return value.map((item) => String(item).replace(/[\\,]/g, '\\$&')).join(',');
}

/** Splits at commas; a backslash escapes the next character. */
function splitValues(text: string): string[] {
  const values: string[] = [''];
  let escaped = false;
  for (const character of text) {
    if (!escaped && character === '\\') escaped = true;
    else if (!escaped && character === ',') values.push('');
    else {
      values[values.length - 1] += character;
      escaped = false;
    }
  }
  return values;
}

function filterOf(entity: Entity, name: string, text: string): Filter {
  const operator = entity.fields.has(name) ? 'eq' : suffixes.find((suffix) => name.endsWith(`_${suffix}`));
  const fieldName = operator === 'eq' || !operator ? name : name.slice(0, -operator.length - 1);
  const field = entity.fields.get(fieldName);
  if (!field || !operator) throw new AppError('unknownParameter', { name });
  if (!operatorsFor(field).includes(operator)) throw new AppError('unknownOperator', { name, operator });
  const read = (value: string): Scalar => {
    const scalar = value.length > valueLimit ? undefined : scalarOf(field, value);
    if (scalar === undefined) throw badValue(name, value, wantedForms[traitsOf(field.type).value]);
    return scalar;
  };
  switch (operator) {
    case 'null':
      if (text !== 'true' && text !== 'false') throw badValue(name, text);
      return { field: fieldName, operator, value: text === 'true' };
    case 'like':
      if (text.length > valueLimit) throw badValue(name, text);
      return { field: fieldName, operator, value: text };
    case 'in': {
      const values = splitValues(text).map(read);
      if (values.length > listLimit) throw badValue(name, text);
      return { field: fieldName, operator, value: values };
    }
    case 'between': {
      const [from, to, ...rest] = splitValues(text).map(read);
      if (from === undefined || to === undefined || rest.length > 0) throw badValue(name, text);
      return { field: fieldName, operator, value: [from, to] };
    }
    default:
      return { field: fieldName, operator, value: read(text) };
  }
}

function pageOf(control: Map<string, string>): { start: number; end: number } {
  const start = wholeNumber(control, '_start') ?? 0;
  const end = wholeNumber(control, '_end') ?? start + 20;
  if (end < start) throw new AppError('badRange', { name: '_end', start });
  if (end - start > pageLimit) throw new AppError('badRange', { name: '_end', limit: pageLimit });
  return { start, end };
}

function wholeNumber(control: Map<string, string>, name: string): number | undefined {
  const text = control.get(name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!/^\d{1,10}$/.test(text) || value > startLimit) throw badValue(name, text);
  return value;
}

function sortersOf(entity: Entity, control: Map<string, string>): Sorter[] {
  for (const name of control.keys()) {
    if (!['_start', '_end', '_sort', '_order', '_columns', 'q'].includes(name)) {
      throw new AppError('unknownParameter', { name });
    }
  }
  const fields = control.get('_sort')?.split(',') ?? [];
  const orders = control.get('_order')?.toLowerCase().split(',') ?? [];
  if (orders.length > fields.length) throw badValue('_order', orders.join(','));
  if (new Set(fields).size < fields.length) throw badValue('_sort', fields.join(','));
  const sorters = fields.map((field, position): Sorter => {
    const order = orders[position] ?? 'asc';
    const { type, sortable } = entity.fields.get(field) ?? {};
    if (type === undefined || !(sortable || (entity.big && traitsOf(type).sortable)))
      throw badValue('_sort', field);
    if (order !== 'asc' && order !== 'desc') throw badValue('_order', order);
    return { field, order };
  });
  if (!isAcceptedOrder(entity, sorters)) {
    throw new AppError('unindexedSort', { name: '_sort', value: fields.join() });
  }
  return sorters;
}

function columnsOf(entity: Entity, control: Map<string, string>): string[] | undefined {
  const names = control.get('_columns')?.split(',');
  const wrong = names?.find(
    (name, at) => entity.fields.get(name)?.secret !== false || names.indexOf(name) < at,
  );
  if (wrong !== undefined) throw badValue('_columns', wrong);
  return names;
}

function searchOf(control: Map<string, string>): string | undefined {
  const text = control.get('q');
  if (text !== undefined && text.length > valueLimit) throw badValue('q', text);
  return text;
}
