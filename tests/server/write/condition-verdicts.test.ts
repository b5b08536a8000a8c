import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { fieldNamed } from '../../../src/engine/schema/model/entity';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import type { Condition } from '../../../src/engine/schema/model/entity-schema';
import { holds } from '../../../src/engine/schema/write/condition';
import { compileAlone } from '../../../src/engine/schema/write/validator';
import { encode, sqlTypeOf } from '../../../src/engine/server/database/columns';
import { conditionSql } from '../../../src/engine/server/database/condition-sql';
import { conditionSchema } from '../../../src/engine/server/entity/openapi/condition-schemas';
import { openForTests } from '../../support/open-for-tests';
import { ruledSchema } from '../../support/ruled';
import { oneEngine } from '../database/engines';
import { modelWith, openServer } from './fixture';

const ruled = entityOf(ruledSchema);

const conditions: readonly Condition[] = [
  { kind: 'plain' },
  { kind: { not: ['plain', 'odd'] } },
  { fancy_word: { set: true } },
  { fancy_word: { set: false } },
  { fancy_word: { not: 'a' } },
  { fancy_word: ['a', 'b'] },
  { tags: { set: true } },
  { tiers: { set: false } },
  { size_to: { from: 5, to: 9 } },
  { size_to: { not: 5 } },
  { first_day: { from: '2026-02-01' } },
  { starts_at: { to: '2026-02-01T00:00:00Z' } },
  [{ kind: 'plain', size_to: { from: 9 } }, { tags: { set: true } }],
];

const rows: readonly Readonly<Record<string, unknown>>[] = [
  { kind: 'plain' },
  { kind: 'fancy', fancy_word: '' },
  { kind: 'fancy', fancy_word: 'a', tags: [], tiers: [] },
  { kind: 'odd', fancy_word: 'c', tags: ['a'], tiers: [{ from: 1 }] },
  { kind: 'plain', size_to: 5, first_day: '2026-01-31', starts_at: '2026-02-01T00:00:00.001Z' },
  { kind: 'plain', size_to: 10, first_day: '2026-02-01', starts_at: '2026-02-01T01:00:00+01:00' },
];

describe.each(oneEngine)('%s: one verdict', (engine) => {
  const server = openForTests(() => openServer(engine, 'verdicts', modelWith(ruled)));

  test.each(conditions)('SQL says of %j what the function says', async (condition) => {
    for (const row of rows) {
      const names = ['kind', 'fancy_word', 'tags', 'tiers', 'size_to', 'first_day', 'starts_at'];
      const values = names.map((name) => {
        const field = fieldNamed(ruled, name);
        const value = encode(field, row[name] ?? null);
        return sql`${value}::${sql.raw(sqlTypeOf(field))} as ${sql.ref(name)}`;
      });
      const { rows: found } = await sql<{ verdict: boolean }>`
        select ${sql.raw(conditionSql(ruled, condition))} as verdict from (select ${sql.join(values)}) as one`.execute(
        server.database.kysely,
      );
      expect([row, found[0]?.verdict]).toEqual([row, holds(condition, row)]);
    }
  });
});

test.each(conditions)('JSON Schema says of %j what the function says', (condition) => {
  const schema = conditionSchema(ruled, condition);
  // JSON Schema cannot compare dates.
  if (schema === undefined) return expect(JSON.stringify(condition)).toMatch(/_day|_at/);
  const validate = compileAlone({ allOf: [schema] }, false);
  for (const row of rows) expect([row, validate(row)]).toEqual([row, holds(condition, row)]);
});

test('a field that is left out counts as its default', () => {
  const validate = compileAlone({ allOf: [conditionSchema(ruled, { kind: 'plain' })] }, false);
  expect([{}, { kind: 'plain' }, { kind: 'odd' }].map((body) => validate(body))).toEqual([true, true, false]);
});
