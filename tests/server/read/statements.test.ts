import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../../src/engine/schema/access/actor';
import { defineEntity } from '../../../src/engine/schema/declaration/define-entity';
import { linked } from '../../../src/engine/schema/declaration/model';
import { rollupsOf } from '../../../src/engine/schema/declaration/rollups';
import type { Entity } from '../../../src/engine/schema/model/entity';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { run, type Statement } from '../../../src/engine/server/database/statement';
import { exportedIds, exportedRows } from '../../../src/engine/server/entity/read/export/export-statements';
import {
  historyStatement,
  planHistory,
} from '../../../src/engine/server/entity/read/history/history-statement';
import { planList } from '../../../src/engine/server/entity/read/list/list-plan';
import { listStatement } from '../../../src/engine/server/entity/read/list/list-statement';
import {
  optionsStatement,
  planOptions,
} from '../../../src/engine/server/entity/read/options/options-statement';
import { recordStatement } from '../../../src/engine/server/entity/read/record/record-statement';
import { answeredFields, formFields } from '../../../src/engine/server/entity/read/select/answered-fields';
import type { View } from '../../../src/engine/server/entity/read/view';
import { applyPlan } from '../../../src/engine/server/plan/apply-plan';
import { planModel } from '../../../src/engine/server/plan/plan-model';
import { rollupTable } from '../../../src/engine/server/plan/rollups';
import { actorWith, rootActor } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine, openEngine } from '../database/engines';

const shelf = entityOf(
  defineEntity({
    $id: 'shelf',
    title: 'Shelf',
    type: 'object',
    'x-scope': { partner: 'pcode', store: 'id' },
    properties: {
      name: { type: 'string', 'x-search': true },
      pcode: { type: 'string' },
      filled: { type: 'string', format: 'date-time', 'x-read': ['biz:shelf:secret'] },
      books: { type: 'integer', 'x-count': { entity: 'book', by: 'shelf' } },
      lent_this_week: {
        type: 'integer',
        'x-count': { entity: 'book', by: 'shelf', at: 'lent', within: 'week' },
      },
    },
    required: ['name', 'pcode'],
    additionalProperties: false,
  }),
);

const book = entityOf(
  defineEntity({
    $id: 'book',
    title: 'Book',
    type: 'object',
    'x-scope': { partner: 'pcode' },
    'x-sort': 'title',
    properties: {
      title: { type: 'string' },
      pcode: { type: 'string' },
      lent: { type: 'string', format: 'date-time' },
      shelf: { type: 'integer', 'x-ref': 'shelf' },
      sequels: { type: 'array', items: { type: 'integer' }, 'x-ref': 'book' },
      tags: { type: 'array', items: { type: 'string' } },
    },
    required: ['title', 'pcode'],
    additionalProperties: false,
  }),
);

/** Only some actors may read the label. */
const drawer = entityOf(
  defineEntity({
    $id: 'drawer',
    title: 'Drawer',
    type: 'object',
    'x-sort': 'secret',
    'x-label': 'secret',
    'x-subtitle': ['secret', 'open'],
    properties: {
      secret: { type: 'string', 'x-search': true, 'x-read': ['biz:drawer:secret'] },
      open: { type: 'string', 'x-search': true },
      inside: { type: 'integer', 'x-ref': 'drawer' },
    },
    required: ['secret'],
    additionalProperties: false,
  }),
);

const model = linked([shelf, book, drawer]);
const perms = ['biz:shelf:view', 'biz:book:view'];
const clerk = actorWith({ perms: ['biz:drawer:view'] });
const partner = actorWith({ utype: 2, pcode: 'P1', perms });
const store = actorWith({ utype: 3, store: 7, perms });
const now = new Date('2026-01-15T08:00:00Z');

const view = (entity: Entity, actor: Actor): View => ({ model, entity, actor, now });

const rollup = (named: string) =>
  rollupsOf(model, book)
    .filter(({ name }) => name === named)
    .map(rollupTable)
    .join();

const time = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const systemItems = `t."id" as "id", t."version" as "version", ${time('t."create_time"')} as "create_time", ${time('t."update_time"')} as "update_time", t."create_by" as "create_by", t."update_by" as "update_by"`;
const nobody = 'null::text as "create_by", null::text as "update_by"';

const cases: { name: string; statement: Statement; sql: string; parameters: unknown[] }[] = [
  {
    name: 'the newest 20, for who sees all',
    statement: listStatement(planList(view(shelf, rootActor), {})),
    sql: `select (select coalesce(sum(k.rows), 0)::bigint from footwork.entity_total k where k.entity = $1 and k.scope = $2 and k.key = $3) as total, (select coalesce(json_agg(r)::text, '[]') from (select t."name" as "name", t."pcode" as "pcode", ${time('t."filled"')} as "filled", (select coalesce(sum(c._rows), 0)::bigint from (select * from footwork."${rollup('by_shelf')}" k) c where c."shelf" = t.id) as "books", (select coalesce(sum(c._rows), 0)::bigint from (select * from footwork."${rollup('by_shelf_on_lent')}" k) c where c."shelf" = t.id and c."lent" >= $4 and c."lent" < $5) as "lent_this_week", ${systemItems}, (select l from (select ${nobody}) l) as "_labels" from (select * from "shelf" t order by t."id" desc limit 20) t order by t."id" desc) r) as list`,
    parameters: ['shelf', 'all', '', '2026-01-12', '2026-01-19'],
  },
  {
    name: 'a page further on, for a partner',
    statement: listStatement(
      planList(view(book, partner), { _start: '40', _end: '60', _sort: 'lent', _order: 'desc' }),
    ),
    sql: `select (select coalesce(sum(k.rows), 0)::bigint from footwork.entity_total k where k.entity = $3 and k.scope = $4 and k.key = $5) as total, (select coalesce(json_agg(r)::text, '[]') from (select t."title" as "title", t."pcode" as "pcode", ${time('t."lent"')} as "lent", t."shelf" as "shelf", m4.ids as "sequels", t."tags" as "tags", ${systemItems}, (select l from (select (select l3."name"::text from "shelf" l3 where l3.id = t."shelf" and l3."pcode" = $6) as "shelf", m4.labels as "sequels", ${nobody}) l) as "_labels" from (select * from "book" t where t."pcode" = $1 order by t."lent" desc nulls last, t."id" desc limit 20 offset $2) t left join lateral (select coalesce(json_agg(k.target order by k.position), '[]') as ids, coalesce(json_agg(l."title"::text order by k.position), '[]') as labels from "book__sequels" k left join "book" l on l.id = k.target and l."pcode" = $7 where k.owner = t.id) m4 on true order by t."lent" desc nulls last, t."id" desc) r) as list`,
    parameters: ['P1', 40, 'book', 'partner', 'P1', 'P1', 'P1'],
  },
  {
    name: 'a page that is nearer to the last row, which is not a whole one',
    statement: listStatement(
      planList(view(book, rootActor), {
        _start: '5000',
        _end: '5020',
        _sort: 'lent',
        _order: 'desc',
        _columns: 'title',
      }),
      { counted: 5007, isFromLast: true },
    ),
    sql: `/* planned each time */ select $1::bigint as total, (select coalesce(json_agg(r)::text, '[]') from (select t."title" as "title", t."id" as "id", '{}'::json as "_labels" from (select * from "book" t order by t."lent" asc nulls first, t."id" asc limit 7) t order by t."lent" desc nulls last, t."id" desc) r) as list`,
    parameters: [5007],
  },
  {
    name: 'filters and a search, for a store on its own record',
    statement: listStatement(
      planList(view(shelf, store), { name_like: '5%_\\', q: ' a ', _sort: 'id', _end: '1' }),
    ),
    sql: `/* planned each time */ select (select count(*) from (select 1 from "shelf" t where t."id" = $1 and footwork.unaccented_1(t."name") ilike $3 and footwork.unaccented_1(coalesce(t."name", '')) ilike $2 and footwork.unaccented_1(coalesce(t."name", '')) ilike $4 limit 10001) c) as total, (select coalesce(json_agg(r)::text, '[]') from (select t."name" as "name", t."pcode" as "pcode", null::bigint as "books", null::bigint as "lent_this_week", ${systemItems}, (select l from (select ${nobody}) l) as "_labels" from (select * from "shelf" t where t."id" = $1 and footwork.unaccented_1(t."name") ilike $3 and footwork.unaccented_1(coalesce(t."name", '')) ilike $2 and footwork.unaccented_1(coalesce(t."name", '')) ilike $4 order by t."id" asc limit 1) t order by t."id" asc) r) as list`,
    parameters: [7, '%5\\%\\_\\\\%', '%5\\%\\_\\\\%', '%a%'],
  },
  {
    name: 'for a store with others that belong to it',
    statement: listStatement(
      planList(view(shelf, actorWith({ utype: 3, store: 7, stores: [7, 9], perms })), {
        id_gte: '8',
        _sort: 'name',
        _end: '1',
      }),
    ),
    sql: expect.stringContaining(
      'from "shelf" t where t."id" = any($1) and t."id" >= $2::bigint order by t."name" asc, t."id" asc limit 1',
    ) as unknown as string,
    parameters: [[7, 9], 8],
  },
  {
    name: 'narrowed and ordered by a count',
    statement: listStatement(planList(view(shelf, rootActor), { books_gte: '2', _sort: 'books', _end: '1' })),
    sql: expect.stringContaining(
      `from "shelf" t where (select coalesce(sum(c._rows), 0)::bigint from (select * from footwork."${rollup('by_shelf')}" k) c where c."shelf" = t.id) >= $1::bigint order by (select coalesce(sum(c._rows), 0)::bigint from (select * from footwork."${rollup('by_shelf')}" k) c where c."shelf" = t.id) asc, t."id" asc limit 1`,
    ) as unknown as string,
    parameters: [2, '2026-01-12', '2026-01-19'],
  },
  {
    name: 'each kind of filter',
    statement: listStatement(
      planList(view(book, rootActor), {
        title: 'a',
        title_ne: 'b',
        title_in: 'c,d',
        version_between: '1,2',
        version_in: '3,4',
        lent_gte: '2026-01-01T01:00:00+02:00',
        lent_null: 'false',
        shelf_null: 'true',
        tags: 'e',
        tags_in: 'f,g',
        sequels: '5',
        sequels_in: '6,7',
        _end: '1',
      }),
    ),
    sql: expect.stringContaining(
      `where t."title" = $1 and t."title" is distinct from $2 and t."title" = any($3) and t."version" between $4::bigint and $5::bigint and t."version" = any($6::bigint[]) and t."lent" >= $7 and t."lent" is not null and t."shelf" is null and t."tags" @> $8 and t."tags" && $9 and exists (select 1 from "book__sequels" k where k.owner = t.id and k.target = any($10)) and exists (select 1 from "book__sequels" k where k.owner = t.id and k.target = any($11)) order by t."title" asc, t."id" asc limit 1`,
    ) as unknown as string,
    parameters: [
      'a',
      'b',
      ['c', 'd'],
      1,
      2,
      [3, 4],
      '2025-12-31T23:00:00.000Z',
      ['e'],
      ['f', 'g'],
      [5],
      [6, 7],
    ],
  },
  {
    name: 'neither search nor order nor labels by what the actor may not read',
    statement: listStatement(planList(view(drawer, clerk), { q: 'a', _end: '1' })),
    sql: `/* planned each time */ select (select count(*) from (select 1 from "drawer" t where (footwork.unaccented_1(coalesce(t."open", '')) ilike $1 and footwork.unaccented_1(coalesce(t."secret", '') || E'\\n' || coalesce(t."open", '')) ilike $2) limit 10001) c) as total, (select coalesce(json_agg(r)::text, '[]') from (select t."open" as "open", t."inside" as "inside", ${systemItems}, (select l from (select null::text as "inside", ${nobody}) l) as "_labels" from (select * from "drawer" t where (footwork.unaccented_1(coalesce(t."open", '')) ilike $1 and footwork.unaccented_1(coalesce(t."secret", '') || E'\\n' || coalesce(t."open", '')) ilike $2) order by t."id" desc limit 1) t order by t."id" desc) r) as list`,
    parameters: ['%a%', '%a%'],
  },
  {
    name: 'options without what the actor may not read',
    statement: optionsStatement(planOptions(view(drawer, clerk), { q: 'a' }, 3)),
    sql: `/* planned each time */ select coalesce(json_agg(r)::text, '[]') as list from (select t.id as value, t.id::text as label, (select s from (select t."open" as "open") s) as subtitle from "drawer" t where t.id not in (with recursive below (id) as (select $1::bigint union select c.id from "drawer" c join below b on c."inside" = b.id) select id from below) and (footwork.unaccented_1(coalesce(t."open", '')) ilike $2 and footwork.unaccented_1(coalesce(t."secret", '') || E'\\n' || coalesce(t."open", '')) ilike $3) order by t."id" asc limit 50) r`,
    parameters: [3, '%a%', '%a%'],
  },
  {
    name: 'options with what tells them apart',
    statement: optionsStatement(planOptions(view(drawer, rootActor), {})),
    sql: `select coalesce(json_agg(r)::text, '[]') as list from (select t.id as value, t."secret"::text as label, (select s from (select t."secret" as "secret", t."open" as "open") s) as subtitle from "drawer" t order by t."secret" asc, t."id" asc limit 50) r`,
    parameters: [],
  },
  {
    name: 'one record',
    statement: recordStatement(view(shelf, partner), 5, answeredFields(view(shelf, partner))),
    sql: `select row_to_json(r)::text as row from (select t."name" as "name", t."pcode" as "pcode", (select coalesce(sum(c._rows), 0)::bigint from (select * from footwork."${rollup('by_shelf')}" k where k."pcode" = $3) c where c."shelf" = t.id) as "books", (select coalesce(sum(c._rows), 0)::bigint from (select * from footwork."${rollup('by_shelf_on_lent')}" k where k."pcode" = $4) c where c."shelf" = t.id and c."lent" >= $5 and c."lent" < $6) as "lent_this_week", ${systemItems}, (select l from (select ${nobody}) l) as "_labels" from "shelf" t where t.id = $1 and t."pcode" = $2) r`,
    parameters: [5, 'P1', 'P1', 'P1', '2026-01-12', '2026-01-19'],
  },
  {
    name: 'a form',
    statement: recordStatement(view(shelf, store), 7, formFields(view(shelf, store))),
    sql: `select row_to_json(r)::text as row from (select t."name" as "name", t."pcode" as "pcode", null::bigint as "books", null::bigint as "lent_this_week", t."id" as "id", t."version" as "version", '{}'::json as "_labels" from "shelf" t where t.id = $1 and t."id" = $2) r`,
    parameters: [7, 7],
  },
  {
    name: 'the ids of an export',
    statement: exportedIds(planList(view(shelf, store), { name: 'a' })),
    sql: `select t.id from "shelf" t where t."id" = $1 and t."name" = $2 order by t."id" desc`,
    parameters: [7, 'a'],
  },
  {
    name: 'the rows of an export',
    statement: exportedRows(planList(view(shelf, store), { name: 'a' }), [7, 8]),
    sql: `select row_to_json(r)::text as row from (select t."name" as "name", t."pcode" as "pcode", null::bigint as "books", null::bigint as "lent_this_week", ${systemItems}, (select l from (select ${nobody}) l) as "_labels" from unnest($1::bigint[]) with ordinality wanted (id, at) join "shelf" t on t.id = wanted.id where t."id" = $2 and t."name" = $3 order by wanted.at) r`,
    parameters: [[7, 8], 7, 'a'],
  },
  {
    name: 'options',
    statement: optionsStatement(planOptions(view(shelf, partner), { q: 'a', ids: '1,2' })),
    sql: `/* planned each time */ select coalesce(json_agg(r)::text, '[]') as list from (select t.id as value, t."name"::text as label from "shelf" t where t."pcode" = $1 and t.id = any($2) and footwork.unaccented_1(coalesce(t."name", '')) ilike $3 order by t."name" asc, t."id" asc limit 2) r`,
    parameters: ['P1', [1, 2], '%a%'],
  },
  {
    name: 'a history',
    statement: historyStatement(planHistory(view(shelf, store), 7, { _start: '5' })),
    sql: `select exists (select 1 from "shelf" t where t.id = $1 and t."id" = $2) as present, (select coalesce(json_agg(r)::text, '[]') from (select h.id, h.version, h.action, h.actor_name as actor, h.actor_kind as "actorKind", ${time('h.at')} as at, (select coalesce(json_object_agg(c.key, c.value), '{}') from jsonb_each(h.changes) c where c.key = any($3)) as changes from footwork.history h where h.entity = $4 and h.record_id = $1 order by h.version desc, h.id desc limit 100 offset $5) r) as list`,
    parameters: [
      7,
      7,
      [
        'name',
        'pcode',
        'books',
        'lent_this_week',
        'id',
        'version',
        'create_time',
        'update_time',
        'create_by',
        'update_by',
      ],
      'shelf',
      5,
    ],
  },
];

test.each(cases)('$name', ({ statement, sql, parameters }) => {
  expect(statement).toEqual({ sql, parameters });
});

describe.each(oneEngine)('on %s', (engine) => {
  const database = openForTests(() => openEngine(engine, 'read_statements'));

  beforeAll(async () => {
    await applyPlan(database, await planModel(database, model));
  });

  // Repeats the statement often enough for PostgreSQL to use a generic plan of the prepared statement.
  test.each(cases)('$name', async ({ statement }) => {
    for (let time = 0; time < 7; time++) {
      const found = await run(database.kysely, statement);
      expect(found.length).toBeLessThanOrEqual(1);
    }
  });
});
