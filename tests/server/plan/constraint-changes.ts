import { type Change, three } from './change';

/** Added, dropped and changed constraints, indexes, links and triggers. */
export const constraintChanges: readonly Change[] = [
  {
    name: 'a shorter text',
    before: { properties: { word: { type: 'string', maxLength: 9 } } },
    after: { properties: { word: { type: 'string', maxLength: 3 } } },
    rows: [{ word: 'abc' }, { word: 'abcd' }, { word: null }],
    steps: [
      'alter table "thing" drop constraint "thing_word_check_4607d122"',
      ['alter table "thing" add constraint "thing_word_check_adb312ca" check (char_length("word") <= 3)', 1],
    ],
  },
  {
    name: 'a longer text',
    before: { properties: { word: { type: 'string', maxLength: 3 } } },
    after: { properties: { word: { type: 'string', maxLength: 9 } } },
    rows: [{ word: 'abc' }],
    steps: [
      'alter table "thing" drop constraint "thing_word_check_adb312ca"',
      ['alter table "thing" add constraint "thing_word_check_4607d122" check (char_length("word") <= 9)', 0],
    ],
  },
  {
    name: 'a removed enum value',
    before: { properties: { kind: { type: 'string', enum: ['a', 'b'] } } },
    after: { properties: { kind: { type: 'string', enum: ['a'] } } },
    rows: [{ kind: 'a' }, { kind: 'b' }, { kind: 'b' }],
    steps: [
      'alter table "thing" drop constraint "thing_kind_check_65fe4539"',
      [`alter table "thing" add constraint "thing_kind_check_5c527bd3" check ("kind" in ('a'))`, 2],
    ],
  },
  {
    name: 'unique',
    before: { properties: { kind: { type: 'boolean' } } },
    after: { properties: { kind: { type: 'boolean', 'x-unique': true } } },
    rows: [{ kind: true }, { kind: true }, { kind: false }, { kind: null }, { kind: null }],
    steps: [['alter table "thing" add constraint "thing_kind_unique_d51ffc90" unique ("kind")', 2]],
  },
  {
    name: 'unique ignoring case',
    before: { properties: { word: { type: 'string', maxLength: 9, 'x-unique': true } } },
    after: { properties: { word: { type: 'string', maxLength: 9, 'x-unique': 'ignoring-case' } } },
    rows: [{ word: 'Root' }, { word: 'root' }, { word: 'other' }, { word: null }, { word: null }],
    steps: [
      'alter table "thing" drop constraint "thing_word_unique_669991a1"',
      ['create unique index "thing_word_unique_7bafcd7e" on "thing" (lower("word" collate "C"))', 2],
    ],
  },
  {
    name: 'unique by the digits of a phone',
    before: {
      properties: { kind: { type: 'boolean' }, phone: { type: 'string', format: 'phone' } },
      'x-unique-together': [],
    },
    after: {
      properties: { kind: { type: 'boolean' }, phone: { type: 'string', format: 'phone' } },
      'x-unique-together': [['kind', 'phone']],
    },
    rows: [
      { kind: true, phone: '138 0000 0000' },
      { kind: true, phone: '138-00000000' },
      { kind: false, phone: '13800000000' },
      { kind: true, phone: '+49 30 123456' },
      { kind: true, phone: '004930123456' },
      { kind: true, phone: '030 123456' },
      { kind: true },
      { kind: true },
    ],
    steps: [
      [
        `create unique index "thing_kind_phone_unique_74dbca13" on "thing" ("kind", ltrim(translate("phone", ' +-', ''), '0'))`,
        4,
      ],
    ],
  },
  {
    name: 'unique together with a field that is new',
    before: { properties: { kind: { type: 'boolean' } } },
    after: {
      properties: { kind: { type: 'boolean' }, other: { type: 'boolean', default: true } },
      'x-unique-together': [['kind', 'other']],
    },
    rows: [{ kind: true }, { kind: true }, { kind: false }, { kind: null }, { kind: null }],
    steps: [
      `alter table "thing" add column "other" boolean default 'true'::boolean`,
      ['alter table "thing" add constraint "thing_kind_other_unique_060fbb61" unique ("kind", "other")', 2],
    ],
  },
  {
    name: 'unique while a condition holds',
    before: { properties: { kind: { type: 'integer' }, on: { type: 'boolean' } } },
    after: {
      properties: { kind: { type: 'integer' }, on: { type: 'boolean' } },
      'x-unique-together': [{ fields: ['kind'], where: { on: true } }],
    },
    rows: [
      { kind: 1, on: true },
      { kind: 1, on: true },
      { kind: 1, on: false },
      { kind: 2, on: false },
      { kind: 2, on: false },
      { kind: null, on: true },
      { kind: null, on: true },
    ],
    steps: [
      [
        `create unique index "thing_kind_unique_eaf62b7c" on "thing" ("kind") where (coalesce("on" in ('true'::boolean), false))`,
        2,
      ],
    ],
  },
  {
    name: 'unique while another condition holds',
    before: {
      properties: { kind: { type: 'integer' }, on: { type: 'boolean' } },
      'x-unique-together': [{ fields: ['kind'], where: { on: true } }],
    },
    after: {
      properties: { kind: { type: 'integer' }, on: { type: 'boolean' } },
      'x-unique-together': [['kind', 'on']],
    },
    rows: [
      { kind: 1, on: true },
      { kind: 1, on: false },
    ],
    steps: [
      'drop index "thing_kind_unique_eaf62b7c"',
      ['alter table "thing" add constraint "thing_kind_on_unique_1567470e" unique ("kind", "on")', 0],
    ],
  },
  {
    name: 'a reference',
    before: { properties: { place: { type: 'integer', minimum: 0, maximum: 99 } } },
    after: { properties: { place: { type: 'integer', 'x-ref': 'place' } } },
    rows: [{ place: 1 }, { place: 3 }, { place: 4 }, { place: null }],
    steps: [
      'alter table "thing" drop constraint "thing_place_check_0317dbb9"',
      [
        'alter table "thing" add constraint "thing_place_reference_0544c7f0" foreign key ("place") references "place" ("id") on delete restrict',
        1,
      ],
      'create index "thing_place_index_2add29ea" on "thing" ("place")',
    ],
  },
  {
    name: 'a condition',
    before: { properties: { kind: { type: 'boolean' }, day: { type: 'string', format: 'date' } } },
    after: {
      properties: {
        kind: { type: 'boolean' },
        day: { type: 'string', format: 'date', 'x-when': { kind: true }, 'x-required-when': { kind: true } },
      },
    },
    rows: [
      { kind: true, day: '2026-01-31' },
      { kind: true },
      { kind: false, day: '2026-01-31' },
      { kind: false },
      { day: '2026-01-31' },
    ],
    steps: [
      [
        `alter table "thing" add constraint "thing_day_when_81e460a5" check (("day" is not null) = (coalesce("kind" in ('true'::boolean), false)))`,
        3,
      ],
    ],
  },
  {
    name: 'indexes',
    before: {
      properties: { a: { type: 'boolean' }, b: { type: 'boolean' } },
      'x-indexes': [['a'], ['b', 'a']],
    },
    after: {
      properties: { a: { type: 'boolean' }, b: { type: 'boolean' } },
      'x-indexes': [['a', 'b'], ['a']],
      'x-sort': '-b',
    },
    rows: three,
    steps: [
      'drop index "thing_a_index_08772439"',
      'drop index "thing_b_a_index_1b331bd7"',
      'create index "thing_b_id_index_0017ef0d" on "thing" ("b" desc nulls last, "id" desc)',
      'create index "thing_a_b_index_078defff" on "thing" ("a", "b")',
    ],
  },
  {
    name: 'a search',
    before: {},
    after: { properties: { name: { type: 'string', maxLength: 40, 'x-search': true } } },
    rows: three,
    steps: [
      `create index "thing_search_index_459de936" on "thing" using gin (footwork.unaccented_1(coalesce("name", '')) gin_trgm_ops)`,
    ],
  },
  {
    name: 'dropped references',
    before: { properties: { places: { type: 'array', items: { type: 'integer' }, 'x-ref': 'place' } } },
    after: {},
    rows: three,
    steps: [['drop table "thing__places"', 0]],
  },
  {
    name: 'an inherited field that callers filled before',
    before: {
      properties: { place: { type: 'integer', 'x-ref': 'place' }, town: { type: 'string', maxLength: 20 } },
    },
    after: {
      properties: {
        place: { type: 'integer', 'x-ref': 'place' },
        town: { type: 'string', 'x-inherit': 'place.town' },
      },
    },
    rows: [{ place: 1, town: 'town 1' }, { place: 2, town: 'other' }, { place: 3 }, { town: 'none' }],
    steps: [
      'alter table "thing" drop constraint "thing_town_check_23161889"',
      'create function footwork."thing_before_row_insert_#"()',
      'create function footwork."thing_before_row_update_#"()',
      'create trigger "thing_before_row_insert_#" before insert on "thing" for each row execute function footwork."thing_before_row_insert_#"()',
      'create trigger "thing_before_row_update_#" before update on "thing" for each row when (old."place" is distinct from new."place" or old."town" is distinct from new."town") execute function footwork."thing_before_row_update_#"()',
      'create function footwork."place_after_row_update_#"()',
      'create trigger "place_after_row_update_#" after update on "place" for each row when (old."town" is distinct from new."town") execute function footwork."place_after_row_update_#"()',
      [
        'update "thing" set "town" = (select parent."town" from "place" as parent where parent."id" = "thing"."place") where "town" is distinct from (select parent."town" from "place" as parent where parent."id" = "thing"."place")',
        2,
      ],
    ],
  },
  {
    name: 'a new inherited field that is required',
    before: { properties: { place: { type: 'integer', 'x-ref': 'place' } } },
    after: {
      properties: {
        place: { type: 'integer', 'x-ref': 'place' },
        town: { type: 'string', 'x-inherit': 'place.town' },
      },
      required: ['town'],
    },
    rows: [{ place: 1 }, { place: 2 }, {}],
    steps: [
      'alter table "thing" add column "town" text',
      'create function footwork."thing_before_row_insert_#"()',
      'create function footwork."thing_before_row_update_#"()',
      'create trigger "thing_before_row_insert_#" before insert on "thing" for each row execute function footwork."thing_before_row_insert_#"()',
      'create trigger "thing_before_row_update_#" before update on "thing" for each row when (old."place" is distinct from new."place" or old."town" is distinct from new."town") execute function footwork."thing_before_row_update_#"()',
      'create function footwork."place_after_row_update_#"()',
      'create trigger "place_after_row_update_#" after update on "place" for each row when (old."town" is distinct from new."town") execute function footwork."place_after_row_update_#"()',
      'update "thing" set "town" = (select parent."town" from "place" as parent where parent."id" = "thing"."place") where "town" is distinct from (select parent."town" from "place" as parent where parent."id" = "thing"."place")',
      ['alter table "thing" alter column "town" set not null', 1],
    ],
  },
  {
    name: 'a scope',
    before: { properties: { pcode: { type: 'string' } } },
    after: { properties: { pcode: { type: 'string' } }, 'x-scope': { partner: 'pcode' } },
    rows: three,
    steps: [
      'drop trigger "thing_after_statement_delete_#" on "thing"',
      'drop trigger "thing_after_statement_insert_#" on "thing"',
      'drop function footwork."thing_after_statement_delete_#"()',
      'drop function footwork."thing_after_statement_insert_#"()',
      'create index "thing_pcode_id_index_3a1119ec" on "thing" ("pcode", "id")',
      'create function footwork."thing_after_statement_insert_#"()',
      'create function footwork."thing_after_statement_update_#"()',
      'create function footwork."thing_after_statement_delete_#"()',
      'create trigger "thing_after_statement_insert_#" after insert on "thing" referencing new table as added for each statement execute function footwork."thing_after_statement_insert_#"()',
      'create trigger "thing_after_statement_update_#" after update on "thing" referencing old table as removed new table as added for each statement execute function footwork."thing_after_statement_update_#"()',
      'create trigger "thing_after_statement_delete_#" after delete on "thing" referencing old table as removed for each statement execute function footwork."thing_after_statement_delete_#"()',
      `delete from footwork."entity_total" where entity = 'thing'`,
      `insert into footwork."entity_total" as kept ("entity", "scope", "key", "slot", "rows")
select "entity", "scope", "key", "slot", sum("rows") from (
  select 'thing' as "entity", _scope as "scope", _key as "key", 0 as "slot", 1 as "rows" from "thing" cross join lateral (values ('all', ''), ('partner', "pcode"::text)) as counted (_scope, _key) where _key is not null
) as change group by "entity", "scope", "key", "slot"
having sum("rows") <> 0 order by "entity", "scope", "key", "slot"
on conflict ("entity", "scope", "key", "slot") do update set "rows" = kept."rows" + excluded."rows"`,
    ],
  },
];
