import type { FieldType } from '../../../src/engine/schema/model/field-type';
import type { Filter } from '../../../src/engine/schema/query/list-query';

/** A value of one kind of field: how the list shows it, how a person types it, and which filter finds it. */
export interface Sample {
  /** A field of the specimen that is of this kind. */
  readonly field: string;
  readonly value: unknown;
  /** What a list shows of it, in English. */
  readonly shown: string | RegExp;
  /** The text that a person types to enter the value; absent if a person presses buttons instead. */
  readonly typed?: string;
  /** Whether Enter ends the typing. */
  readonly enter?: boolean;
  /** A filter that finds the value, without the field; null if the field has no filter. */
  readonly found: Pick<Filter, 'operator' | 'value'> | null;
}

export const samples = {
  text: {
    field: 'text',
    value: 'Shoe',
    shown: 'Shoe',
    typed: 'Shoe',
    found: { operator: 'like', value: 'ho' },
  },
  longText: {
    field: 'note',
    value: 'Two words',
    shown: 'Two words',
    typed: 'Two words',
    found: { operator: 'like', value: 'wor' },
  },
  richText: { field: 'story', value: '<p>So <b>bold</b></p>', shown: 'So bold', found: null },
  localized: {
    field: 'caption',
    value: { en: 'Shoe' },
    shown: 'Shoe',
    typed: 'Shoe',
    found: { operator: 'like', value: 'ho' },
  },
  number: {
    field: 'ratio',
    value: 1234.5,
    shown: '1,234.5',
    typed: '1234.5',
    found: { operator: 'gte', value: 12 },
  },
  integer: { field: 'amount', value: 7, shown: '7', typed: '7', found: { operator: 'gte', value: 3 } },
  numbers: {
    field: 'lengths',
    value: [36, 36.5],
    shown: '36 · 36.5',
    typed: '36;36.5;',
    found: { operator: 'in', value: [36, 36.5] },
  },
  money: { field: 'price', value: 9.5, shown: '9.50', typed: '9.5', found: { operator: 'gte', value: 3 } },
  percent: {
    field: 'share',
    value: 12.5,
    shown: '12.5%',
    typed: '12.5',
    found: { operator: 'gte', value: 3 },
  },
  boolean: { field: 'active', value: true, shown: 'Yes', found: { operator: 'eq', value: true } },
  enum: { field: 'kind', value: 'fancy', shown: 'Fancy', found: { operator: 'eq', value: 'fancy' } },
  tags: {
    field: 'words',
    value: ['red'],
    shown: 'red',
    typed: 'red,',
    found: { operator: 'eq', value: 'red' },
  },
  date: {
    field: 'day',
    value: '2026-01-31',
    shown: 'Jan 31, 2026',
    typed: '2026-01-31',
    enter: true,
    found: { operator: 'gte', value: '2026-01-31' },
  },
  dateTime: {
    field: 'moment',
    value: '2026-01-31T08:00:00.000Z',
    shown: /Jan 31, 2026/,
    typed: '2026-01-31 08:00:00',
    enter: true,
    found: { operator: 'gte', value: '2026-01-31' },
  },
  phone: {
    field: 'phone',
    value: '+34 600 000 000',
    shown: '+34 600 000 000',
    typed: '+34 600 000 000',
    found: { operator: 'like', value: '600' },
  },
  email: {
    field: 'email',
    value: 'a@b.example',
    shown: 'a@b.example',
    typed: 'a@b.example',
    found: { operator: 'like', value: 'b.ex' },
  },
  url: {
    field: 'site',
    value: 'https://www.b.example/',
    shown: 'b.example',
    typed: 'https://www.b.example/',
    found: { operator: 'like', value: 'b.ex' },
  },
  color: {
    field: 'shade',
    value: '#1677FF',
    shown: '#1677FF',
    typed: '#1677FF',
    found: { operator: 'eq', value: '#1677FF' },
  },
  icon: { field: 'sign', value: 'shop', shown: 'shop', found: null },
  image: { field: 'photo', value: 'https://b.example/a.png', shown: '', found: null },
  images: { field: 'photos', value: ['https://b.example/a.png'], shown: '', found: null },
  file: { field: 'paper', value: 'https://b.example/a.pdf', shown: 'Download', found: null },
  files: { field: 'papers', value: ['https://b.example/a.pdf'], shown: 'Download', found: null },
  json: { field: 'extra', value: { a: 'b' }, shown: '{"a":"b"}', found: null },
  object: { field: 'box', value: { width: 3, colour: 'red' }, shown: '3, Red', found: null },
  objects: {
    field: 'sizes',
    value: [{ label: 'S', stock: 1 }, { label: 'M' }],
    shown: '2 entries: S, 1; M',
    found: null,
  },
  password: { field: 'pass', value: 'secret1', shown: '••••••', typed: 'secret1', found: null },
  reference: { field: 'shop', value: 3, shown: 'Third shop', found: { operator: 'eq', value: 3 } },
  references: { field: 'twins', value: [3], shown: 'Third shop', found: { operator: 'eq', value: 3 } },
  computed: { field: 'copies', value: 1234, shown: '1,234', found: { operator: 'gte', value: 3 } },
} as const satisfies Record<FieldType, Sample>;
