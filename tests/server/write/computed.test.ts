import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../../src/engine/schema/access/actor';
import { defineEntity } from '../../../src/engine/schema/declaration/define-entity';
import { linked } from '../../../src/engine/schema/declaration/model';
import { fieldNamed } from '../../../src/engine/schema/model/entity';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import type { EntitySchema } from '../../../src/engine/schema/model/entity-schema';
import { computedValue } from '../../../src/engine/schema/write/computed-values';
import { applyPlan } from '../../../src/engine/server/plan/apply-plan';
import { planModel } from '../../../src/engine/server/plan/plan-model';
import { actorWith } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { purchaseSchema } from '../../support/purchase';
import { oneEngine, openEngine } from '../database/engines';
import { modelWith, openServer } from './fixture';

const purchase = entityOf(purchaseSchema);
const model = modelWith(purchase);

describe.each(oneEngine)('%s', (engine) => {
  const server = openForTests(() => openServer(engine, 'computed', model));
  let buyer: Actor;

  beforeAll(async () => {
    server.setHooks(false);
    const [row] = await server.rows(
      `insert into manager (username, nickname, contact, password, utype, available)
       values ('buyer', 'buyer', 'buyer', 'x', '1', true) returning id`,
    );
    buyer = actorWith({ id: Number(row?.id), roles: ['ROOT'] });
  });

  const lines = [
    { quantity: 3, price: 1.1, score: 50 },
    { quantity: 1, price: 19.99, score: 80.5 },
    { quantity: 2, price: 0.05 },
  ];
  const create = (body: object = {}) =>
    server.call(buyer, 'POST', '/specimen-purchases', { pcode: 'P1', lines, ...body });
  const period = new Date().toISOString().slice(0, 7).replace('-', '');

  test('a new record is numbered, dated and signed; totals follow from its lines', async () => {
    const { status, data } = await create({ pcode: 'FIRST', born: '2000-02-29' });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      number: expect.stringMatching(new RegExp(`^PO-${period}-\\d{5}$`)),
      partner_number: '001',
      buyer: buyer.id,
      lines: [{ amount: 3.3 }, { amount: 19.99 }, { amount: 0.1 }],
      sum_total: 23.39,
      // (3 * 50 + 1 * 80.5) / 4; the line without a score does not weigh.
      mean: 57.63,
      link: `/o/FIRST/${data.number}`,
    });
    expect(Math.abs(Date.now() - Date.parse(data.ordered))).toBeLessThan(60_000);
    const { data: shown } = await server.call(buyer, 'GET', `/specimen-purchases/${data.id}`);
    const now = server.clock.now;
    const hadBirthday = now.toISOString().slice(5, 10) >= '02-29';
    expect(shown.age).toBe(now.getUTCFullYear() - 2000 - (hadBirthday ? 0 : 1));
  });

  test('17.6: a rule knows the time that is filled in, and what does not apply stays empty', async () => {
    const { status, data } = await create({ due: '2001-01-01T00:00:00Z' });
    expect([status, data.errors]).toEqual([
      422,
      [
        expect.objectContaining({ field: 'ordered', rule: 'rule.notAfter' }),
        expect.objectContaining({ field: 'due', rule: 'rule.notBefore' }),
      ],
    ]);
    expect((await create({ due: '2999-01-01T00:00:00Z' })).data.wrapped_on).toBeNull();
    const today = new Date().toISOString().slice(0, 10);
    expect((await create({ kind: 'gift' })).data.wrapped_on).toBe(today);
  });

  test('a form computes what the database does', async () => {
    const tenths = Array.from({ length: 3 }, () => ({ quantity: 3, price: 0.1, score: 33.5 }));
    for (const body of [
      { born: '2000-02-29' },
      { lines: tenths },
      { lines: [{ quantity: 7, price: 1.15 }] },
    ]) {
      const { data } = await create(body);
      const { data: shown } = await server.call(buyer, 'GET', `/specimen-purchases/${data.id}`);
      for (const name of ['age', 'sum_total', 'mean', 'link']) {
        const value = computedValue(purchase, fieldNamed(purchase, name), shown, server.clock.now);
        expect([name, value]).toEqual([name, shown[name]]);
      }
    }
  });

  test('what the database makes is refused in a body, by name; a product in a line is made again', async () => {
    for (const field of ['number', 'partner_number', 'buyer', 'age', 'sum_total', 'mean', 'link']) {
      const { status, data } = await create({ [field]: 1 });
      expect([field, status]).toEqual([field, 422]);
      expect(data.errors).toMatchObject([{ field, rule: 'unknownField' }]);
    }
    const { data } = await create({ lines: [{ quantity: 2, price: 5, amount: 999 }] });
    expect(data).toMatchObject({ lines: [{ amount: 10 }], sum_total: 10 });
  });

  test('a change of the lines changes what follows from them, and nothing else', async () => {
    const { data } = await create();
    const { id, number, ordered } = data;
    const body = { version: 1, lines: [{ quantity: 10, price: 2.5 }] };
    const changed = await server.call(buyer, 'PUT', `/specimen-purchases/${id}`, body);
    expect(changed.data).toMatchObject({ number, ordered, sum_total: 25, mean: null });
    const same = await server.call(buyer, 'PUT', `/specimen-purchases/${id}`, { ...body, version: 2 });
    expect(same.data.version).toBe(2);
  });

  test('fifty records that are created at once have fifty numbers', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => create({ pcode: 'BUSY' })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const numbers = answers.map(({ data }) => data.partner_number).sort();
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, at) => String(at + 1).padStart(3, '0')));
    expect(new Set(answers.map(({ data }) => data.number)).size).toBe(50);
  });

  test('imported records are numbered, dated and signed as well', async () => {
    const csv = `pcode,lines\nIMP,"[{""quantity"":2,""price"":3}]"\nIMP,"[{""quantity"":1,""price"":1}]"\n`;
    const { status, data } = await server.call(buyer, 'POST', '/specimen-purchases/import', csv);
    expect([status, data]).toEqual([200, { count: 2 }]);
    const { data: found } = await server.call(buyer, 'GET', '/specimen-purchases?pcode=IMP&_sort=sum_total');
    expect(found.list).toMatchObject([
      { buyer: buyer.id, partner_number: '002', sum_total: 1 },
      { buyer: buyer.id, partner_number: '001', sum_total: 6 },
    ]);
  });

  test('a list is sorted and filtered by an age and by a total', async () => {
    for (const born of ['1990-05-05', '2010-05-05', null]) await create({ pcode: 'AGES', born });
    const { data } = await server.call(
      buyer,
      'GET',
      '/specimen-purchases?pcode=AGES&age_gte=5&_sort=age&_order=desc&sum_total_lt=100',
    );
    expect(data.list.map(({ born }: { born: string }) => born)).toEqual(['1990-05-05', '2010-05-05']);
  });

  test('rows that are there when the keywords are declared are numbered and computed', async () => {
    const plain = defineEntity({
      $id: 'thing',
      title: 'Thing',
      type: 'object',
      properties: {
        name: { type: 'string' },
        parts: {
          type: 'array',
          items: {
            type: 'object',
            properties: { size: { type: 'integer' } },
            additionalProperties: false,
          },
        },
      },
      required: ['name'],
      additionalProperties: false,
    });
    const numbered: EntitySchema = {
      ...plain,
      properties: {
        ...plain.properties,
        code: { type: 'string', readOnly: true, 'x-sequence': { format: 'T{0}' }, 'x-unique': true },
        sum: { type: 'integer', 'x-computed': { sum: 'parts.size' } },
      },
      required: ['name', 'code'],
    };
    const database = await openEngine(engine, 'computed_plan');
    const brought = async (schema: EntitySchema) => {
      const things = linked([entityOf(schema)]);
      await applyPlan(database, await planModel(database, things));
      expect((await planModel(database, things)).steps).toEqual([]);
    };
    try {
      await brought(plain);
      await sql`insert into thing (name, parts) values ('a', '[{"size": 2}, {"size": 3}]'), ('b', null)`.execute(
        database.kysely,
      );
      await brought(numbered);
      await sql`insert into thing (name, parts) values ('c', '[{"size": 7}]')`.execute(database.kysely);
      const { rows } = await sql`select name, code, sum from thing order by name`.execute(database.kysely);
      expect(rows).toMatchObject([
        { name: 'a', sum: 5 },
        { name: 'b', sum: null },
        { name: 'c', code: 'T3', sum: 7 },
      ]);
      expect(new Set(rows.map((row) => (row as { code: string }).code)).size).toBe(3);
    } finally {
      await database.close();
    }
  });
});
