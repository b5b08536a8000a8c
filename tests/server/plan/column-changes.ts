import type { EntitySchema, PropertySchema } from '../../../src/engine/schema/model/entity-schema';
import { type Change, three } from './change';

const presenceOf = (source: string): PropertySchema => ({
  type: 'boolean',
  readOnly: true,
  'x-given': source,
});

/** Indexes and constraints that are dropped with the column `sized`. */
const indexed: Partial<EntitySchema> = {
  'x-indexes': [['sized', 'name']],
  'x-unique-together': [['name', 'sized']],
};

/** Added, dropped and changed columns. */
export const columnChanges: readonly Change[] = [
  {
    name: 'a new optional field',
    before: {},
    after: { properties: { note: { type: 'string', format: 'date' } } },
    rows: three,
    steps: ['alter table "thing" add column "note" date'],
  },
  {
    name: 'a new required field with a default',
    before: {},
    after: { properties: { active: { type: 'boolean', default: true } }, required: ['active'] },
    rows: three,
    steps: [`alter table "thing" add column "active" boolean default 'true'::boolean not null`],
  },
  {
    name: 'a new required field without default',
    before: {},
    after: { properties: { active: { type: 'boolean' } }, required: ['active'] },
    rows: three,
    steps: [['alter table "thing" add column "active" boolean not null', 3]],
  },
  {
    name: 'a new required field without default, no rows',
    before: {},
    after: { properties: { active: { type: 'boolean' } }, required: ['active'] },
    rows: [],
    steps: [['alter table "thing" add column "active" boolean not null', 0]],
  },
  {
    name: 'a new presence column',
    before: { properties: { size: { type: 'boolean' } } },
    after: {
      properties: {
        size: { type: 'boolean' },
        sized: { type: 'boolean', readOnly: true, 'x-given': 'size' },
      },
      required: ['sized'],
    },
    rows: [{ size: true }, { size: null }],
    steps: [
      'alter table "thing" add column "sized" boolean generated always as ("size" is not null) stored not null',
    ],
  },
  {
    name: 'a field that becomes a presence column',
    before: { ...indexed, properties: { size: { type: 'boolean' }, sized: { type: 'boolean' } } },
    after: {
      ...indexed,
      properties: {
        size: { type: 'boolean' },
        sized: { type: 'boolean', readOnly: true, 'x-given': 'size' },
      },
    },
    rows: [{ size: true, sized: false }, { size: null }],
    steps: [
      [
        'alter table "thing" drop column "sized", add column "sized" boolean generated always as ("size" is not null) stored',
        1,
      ],
      'alter table "thing" add constraint "thing_name_sized_unique_447e494b" unique ("name", "sized")',
      'create index "thing_sized_name_index_d07537b9" on "thing" ("sized", "name")',
    ],
  },
  {
    name: 'a presence column of another field',
    before: {
      properties: { size: { type: 'boolean' }, end: { type: 'boolean' }, sized: presenceOf('size') },
    },
    after: { properties: { size: { type: 'boolean' }, end: { type: 'boolean' }, sized: presenceOf('end') } },
    rows: [{ size: true }, { end: true }],
    steps: [
      'alter table "thing" drop column "sized"',
      'alter table "thing" add column "sized" boolean generated always as ("end" is not null) stored',
    ],
  },
  {
    name: 'a presence column that becomes a plain field',
    before: { properties: { size: { type: 'boolean' }, sized: presenceOf('size') } },
    after: { properties: { sized: { type: 'boolean' } } },
    rows: [{ size: true }, { size: null }],
    steps: [
      ['alter table "thing" drop column "sized", add column "sized" boolean', 2],
      ['alter table "thing" drop column "size"', 1],
    ],
  },
  {
    name: 'a dropped field with its presence column',
    before: { properties: { size: { type: 'boolean' }, sized: presenceOf('size') } },
    after: {},
    rows: [{ size: true }, { size: null }],
    steps: [
      ['alter table "thing" drop column "sized"', 2],
      ['alter table "thing" drop column "size"', 1],
    ],
  },
  {
    name: 'a dropped field whose presence column now depends on a new field',
    before: { properties: { size: { type: 'boolean' }, sized: presenceOf('size') } },
    after: { properties: { sized: presenceOf('width'), width: { type: 'boolean' } } },
    rows: [{ size: true }, { size: null }],
    steps: [
      'alter table "thing" drop column "sized"',
      ['alter table "thing" drop column "size"', 1],
      'alter table "thing" add column "width" boolean',
      'alter table "thing" add column "sized" boolean generated always as ("width" is not null) stored',
    ],
  },
  {
    name: 'another type of a field with a presence column',
    before: { ...indexed, properties: { size: { type: 'boolean' }, sized: presenceOf('size') } },
    after: { ...indexed, properties: { size: { type: 'string', maxLength: 9 }, sized: presenceOf('size') } },
    rows: [{ size: true }, { size: null }],
    steps: [
      'alter table "thing" drop column "sized"',
      'alter table "thing" alter column "size" type text using "size"::text',
      'alter table "thing" add column "sized" boolean generated always as ("size" is not null) stored',
      'alter table "thing" add constraint "thing_size_check_47ef2851" check (char_length("size") <= 9)',
      'alter table "thing" add constraint "thing_name_sized_unique_447e494b" unique ("name", "sized")',
      'create index "thing_sized_name_index_d07537b9" on "thing" ("sized", "name")',
    ],
  },
  {
    name: 'another type',
    before: { properties: { size: { type: 'string', maxLength: 9, default: '7' } } },
    after: { properties: { size: { type: 'integer', minimum: 0, maximum: 9, default: 8 } } },
    rows: [{ size: '1' }, { size: '2' }, { size: null }],
    steps: [
      'alter table "thing" drop constraint "thing_size_check_47ef2851"',
      'alter table "thing" alter column "size" drop default',
      ['alter table "thing" alter column "size" type bigint using "size"::text::bigint', 2],
      `alter table "thing" alter column "size" set default '8'::bigint`,
      'alter table "thing" add constraint "thing_size_check_d9d7b76d" check ("size" >= 0 and "size" <= 9)',
    ],
  },
  {
    name: 'a wider type',
    before: { properties: { size: { type: 'integer', minimum: 0, maximum: 9 } } },
    after: { properties: { size: { type: 'string', maxLength: 9 } } },
    rows: [{ size: 1 }],
    steps: [
      'alter table "thing" drop constraint "thing_size_check_d9d7b76d"',
      'alter table "thing" alter column "size" type text using "size"::text',
      'alter table "thing" add constraint "thing_size_check_47ef2851" check (char_length("size") <= 9)',
    ],
  },
  {
    name: 'a dropped field',
    before: { properties: { size: { type: 'boolean' } } },
    after: {},
    rows: [{ size: true }, { size: false }, { size: null }],
    steps: [['alter table "thing" drop column "size"', 2]],
  },
  {
    name: 'a dropped field that was always null',
    before: { properties: { size: { type: 'boolean' } } },
    after: {},
    rows: three,
    steps: [['alter table "thing" drop column "size"', 0]],
  },
  {
    name: 'required',
    before: { properties: { size: { type: 'boolean' } } },
    after: { properties: { size: { type: 'boolean' } }, required: ['size'] },
    rows: [{ size: true }, { size: null }],
    steps: [['alter table "thing" alter column "size" set not null', 1]],
  },
  {
    name: 'no longer required',
    before: { properties: { size: { type: 'boolean' } }, required: ['size'] },
    after: { properties: { size: { type: 'boolean' } } },
    rows: [{ size: true }],
    steps: ['alter table "thing" alter column "size" drop not null'],
  },
  {
    name: 'other defaults',
    before: {
      properties: {
        size: { type: 'boolean', default: true },
        day: { type: 'string', format: 'date', default: '2026-01-31' },
        kind: { type: 'boolean' },
      },
    },
    after: {
      properties: {
        size: { type: 'boolean', default: false },
        day: { type: 'string', format: 'date' },
        kind: { type: 'boolean', default: true },
      },
    },
    rows: three,
    steps: [
      `alter table "thing" alter column "size" set default 'false'::boolean`,
      'alter table "thing" alter column "day" drop default',
      `alter table "thing" alter column "kind" set default 'true'::boolean`,
    ],
  },
];
