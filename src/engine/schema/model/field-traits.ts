import type { Traits } from './traits';

const equality = ['eq', 'ne', 'in', 'null'] as const;
const ordered = [...equality, 'gte', 'lte', 'gt', 'lt', 'between'] as const;
const textual = [...equality, 'like'] as const;
const contains = ['eq', 'in', 'null'] as const;
const presence = ['null'] as const;
const safe = Number.MAX_SAFE_INTEGER;

/** The closed set of field types. Each has a column, a cell, an input and a filter, too. */
export const fieldTraits = {
  text: {
    value: 'text',
    operators: textual,
    maxLength: 255,
    sortable: true,
    searchable: true,
    hinted: true,
    short: true,
    comparable: true,
    copyable: true,
    wordy: true,
  },
  longText: {
    value: 'text',
    format: 'multiline',
    operators: ['like', 'null'],
    maxLength: 5000,
    sortable: true,
    searchable: true,
    hinted: true,
    copyable: true,
    bulky: true,
    wordy: true,
    namesFiles: true,
  },
  richText: {
    value: 'text',
    format: 'html',
    operators: [],
    maxLength: 100_000,
    bulky: true,
    wordy: true,
    namesFiles: true,
  },
  localized: { value: 'localized', operators: ['like', 'null'], namesFiles: true },
  number: {
    value: 'number',
    operators: ordered,
    bounds: { minimum: -1e300, maximum: 1e300 },
    sortable: true,
    hinted: true,
    comparable: true,
    copyable: true,
    counted: true,
  },
  integer: {
    value: 'integer',
    operators: ordered,
    bounds: { minimum: -safe, maximum: safe },
    sortable: true,
    hinted: true,
    comparable: true,
    copyable: true,
    counted: true,
  },
  numbers: { value: 'numbers', operators: contains, counted: true },
  money: {
    value: 'number',
    format: 'money',
    operators: ordered,
    decimals: 2,
    below: 1e13,
    sortable: true,
    hinted: true,
    comparable: true,
    copyable: true,
    total: true,
  },
  percent: {
    value: 'number',
    format: 'percent',
    operators: ordered,
    decimals: 4,
    below: 1e5,
    sortable: true,
    hinted: true,
    comparable: true,
    copyable: true,
  },
  boolean: {
    value: 'boolean',
    operators: ['eq', 'ne', 'null'],
    sortable: true,
    comparable: true,
    copyable: true,
  },
  enum: { value: 'enum', operators: equality, sortable: true, comparable: true, copyable: true },
  tags: { value: 'tags', operators: contains, copyable: true },
  date: {
    value: 'date',
    format: 'date',
    operators: ordered,
    sortable: true,
    comparable: true,
    copyable: true,
  },
  dateTime: { value: 'dateTime', format: 'date-time', operators: ordered, sortable: true, copyable: true },
  phone: {
    value: 'text',
    format: 'phone',
    operators: textual,
    maxLength: 30,
    sortable: true,
    searchable: true,
    hinted: true,
    comparable: true,
    copyable: true,
    digits: true,
    links: true,
  },
  email: {
    value: 'text',
    format: 'email',
    operators: textual,
    maxLength: 254,
    sortable: true,
    searchable: true,
    hinted: true,
    short: true,
    comparable: true,
    copyable: true,
    wordy: true,
    links: true,
  },
  url: {
    value: 'text',
    format: 'uri',
    operators: textual,
    maxLength: 2000,
    sortable: true,
    searchable: true,
    hinted: true,
    comparable: true,
    copyable: true,
    wordy: true,
    links: true,
    namesFiles: true,
  },
  color: { value: 'text', format: 'color', operators: equality, sortable: true, comparable: true },
  icon: {
    value: 'text',
    format: 'icon',
    operators: presence,
    maxLength: 60,
    sortable: true,
    comparable: true,
  },
  image: {
    value: 'text',
    format: 'image',
    operators: presence,
    maxLength: 2000,
    links: true,
    namesFiles: true,
    upload: 'image',
  },
  images: {
    value: 'addresses',
    operators: presence,
    unlisted: true,
    links: true,
    namesFiles: true,
    upload: 'image',
  },
  file: {
    value: 'text',
    format: 'file',
    operators: presence,
    maxLength: 2000,
    unlisted: true,
    links: true,
    namesFiles: true,
    upload: 'file',
  },
  files: {
    value: 'addresses',
    operators: presence,
    unlisted: true,
    links: true,
    namesFiles: true,
    upload: 'file',
  },
  json: { value: 'json', format: 'json', operators: [], bulky: true, namesFiles: true },
  object: { value: 'json', operators: [], bulky: true, namesFiles: true },
  objects: { value: 'objects', operators: [], bulky: true, namesFiles: true },
  password: { value: 'text', format: 'password', operators: [], maxLength: 128, unlisted: true },
  reference: {
    value: 'reference',
    operators: equality,
    bounds: { minimum: 1, maximum: safe },
    sortable: true,
    comparable: true,
    copyable: true,
    wordy: true,
    links: true,
  },
  references: { value: 'references', operators: ['eq', 'in'] },
  computed: {
    value: 'computed',
    operators: ['eq', 'ne', 'in', 'gte', 'lte', 'gt', 'lt', 'between'],
    sortable: true,
    counted: true,
  },
} as const satisfies Record<string, Traits>;

export function traitsOf(type: keyof typeof fieldTraits): Traits {
  return fieldTraits[type];
}

/** Whether values of the type are single numbers that callers give. */
export function isNumeric(type: keyof typeof fieldTraits | undefined): boolean {
  return type !== undefined && ['integer', 'number'].includes(traitsOf(type).value);
}

/** Whether values of the type are days or moments. */
export function isTime(type: keyof typeof fieldTraits | undefined): boolean {
  return type !== undefined && ['date', 'dateTime'].includes(traitsOf(type).value);
}
