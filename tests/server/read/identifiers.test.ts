import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '../../../src/engine/schema/contract/app-error';
import type { Statement } from '../../../src/engine/server/database/statement';
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
import { rootActor } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { specimen } from '../../support/specimen';
import { oneEngine } from '../database/engines';
import { insertRows, model, now, openReading } from './fixture';

const view = { model, entity: specimen, actor: rootActor, now };

const attacks = [
  `'`,
  `"`,
  `\\`,
  `'; drop table specimen; --`,
  `"; drop table specimen; --`,
  `text" = "text`,
  `x' or '1'='1`,
  `$1`,
  `$$`,
  `?`,
  `:a`,
  `%s`,
  `{}`,
  `{a,b}`,
  `NULL`,
  `/*`,
  `*/`,
  `--`,
  `pg_sleep(10)`,
  `text,pass`,
  `text desc, (select pass from specimen limit 1)`,
  `text asc`,
  `t.text`,
  `__proto__`,
  `constructor`,
  `toString`,
  `1;select 1`,
  `\u2019`,
  `\u00a0`,
  `\ufeffid`,
  `İ`,
];

const names = [...specimen.fields.keys()];
const hostile = fc.oneof(
  fc.constantFrom(...attacks),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...names),
);
const suffix = fc.constantFrom('', '_ne', '_gte', '_lte', '_gt', '_lt', '_like', '_in', '_between', '_null');
const address = fc.dictionary(
  fc.oneof(
    fc.constantFrom('_start', '_end', '_sort', '_order', 'q', 'ids'),
    fc.tuple(fc.constantFrom(...names), suffix).map((parts) => parts.join('')),
    fc.tuple(hostile, suffix).map((parts) => parts.join('')),
  ),
  fc.oneof(hostile, fc.array(hostile, { maxLength: 3 })),
  { maxKeys: 4 },
);

const makers: Record<string, (params: Record<string, string | string[]>) => Statement> = {
  list: (params) => listStatement(planList(view, params)),
  'ids of an export': (params) => exportedIds(planList(view, params)),
  'rows of an export': (params) => exportedRows(planList(view, params), [1, 2]),
  options: (params) => optionsStatement(planOptions(view, params)),
  history: (params) => historyStatement(planHistory(view, 1, params)),
};

/** The words of a statement: each must be a number, a name of the entity or one of our own words. */
function words(sql: string): string[] {
  return sql.match(/[^\s(),.$=<>[\]:&@|]+/g) ?? [];
}

/** For each kind of field, at least one of these values is valid. */
const samples = [
  '1',
  '1,2',
  'a',
  'true',
  'plain',
  'draft',
  '2026-01-01',
  '2026-01-01,2026-01-02',
  '2026-01-01T00:00:00Z',
  '2026-01-01T00:00:00Z,2026-01-02T00:00:00Z',
];
const operators = ['', '_ne', '_gte', '_lt', '_gt', '_lte', '_like', '_in', '_null', '_between'];

const harmless: Record<string, string>[] = [
  { q: 'a' },
  { ids: '1' },
  { _start: '1' },
  ...names.flatMap((name) => [
    { _sort: name, _order: 'desc' },
    { _sort: name, _start: '1' },
    ...operators.flatMap((operator) => samples.map((value) => ({ [name + operator]: value }))),
  ]),
];

const vocabulary = new Set(
  harmless.flatMap((params) =>
    Object.values(makers).flatMap((make) => {
      try {
        return words(make(params).sql);
      } catch {
        return [];
      }
    }),
  ),
);

test('no text of an address gets into a statement, but as a parameter', () => {
  expect(vocabulary.size).toBeGreaterThan(100);
  fc.assert(
    fc.property(address, fc.constantFrom(...Object.keys(makers)), (params, kind) => {
      let statement: Statement | undefined;
      try {
        statement = makers[kind]?.(params);
      } catch (error) {
        expect(error).toBeInstanceOf(AppError);
        expect((error as AppError).status).toBeLessThan(500);
      }
      for (const word of words(statement?.sql ?? '')) {
        if (!/^-?\d+$/.test(word)) expect(vocabulary, word).toContain(word);
      }
    }),
    { numRuns: 500 },
  );
});

test('names that are no fields are refused wherever a name can stand', () => {
  for (const attack of attacks) {
    for (const params of [
      { [attack]: 'x' },
      { [`${attack}_like`]: 'x' },
      { _sort: attack },
      { _sort: 'id', _order: attack },
    ]) {
      expect(() => planList(view, params), JSON.stringify(params)).toThrow(AppError);
    }
  }
});

describe.each(oneEngine)('%s', (engine) => {
  const reading = openForTests(() => openReading(engine));

  beforeAll(() => insertRows(reading.database));

  test('what looks like SQL is a value like any other', async () => {
    const places = [
      'text',
      'text_ne',
      'text_like',
      'text_in',
      'words',
      'words_in',
      'q',
      'code_in',
      'note_like',
    ];
    for (const attack of attacks) {
      for (const place of places) {
        const url = `/specimens?${place}=${encodeURIComponent(attack)}`;
        expect([url, (await reading.get('root', url)).status]).toEqual([url, 200]);
      }
      const value = encodeURIComponent(attack);
      for (const url of [
        `/specimens/${value}`,
        `/specimens?${value}=1`,
        `/specimens?_sort=${value}`,
        `/specimens/1/history?${value}=1`,
      ]) {
        const { status } = await reading.get('root', url);
        expect([url, status >= 400 && status < 500]).toEqual([url, true]);
      }
      expect((await reading.get('root', `/specimens/options?q=${value}`)).status).toBe(200);
    }
    expect((await reading.get('root', '/specimens')).body.data.total).toBe(24);
  });
});
