import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defineEntity } from '../../../src/entity/declaration/define-entity';
import { linked } from '../../../src/entity/declaration/model';
import { entityOf } from '../../../src/entity/model/entity-of';
import { engines } from '../database/engines';
import { type ActorName, openReading, type Reading } from './fixture';

const shop = entityOf(
  defineEntity({
    $id: 'specimen-shop',
    title: 'Shop',
    type: 'object',
    'x-scope': { partner: 'pcode' },
    properties: { name: { type: 'string' }, pcode: { type: 'string' } },
    required: ['name'],
    additionalProperties: false,
  }),
);

const specimen = entityOf(
  defineEntity({
    $id: 'specimen',
    title: 'Specimen',
    type: 'object',
    'x-scope': 'everyone',
    'x-list': ['name', 'shop'],
    properties: {
      name: { type: 'string', 'x-search': true },
      phone: { type: 'string', format: 'phone', 'x-search': true },
      shop: { type: 'integer', 'x-ref': 'specimen-shop' },
      supplier: { type: 'integer', 'x-ref': 'specimen-shop' },
    },
    required: ['name'],
    additionalProperties: false,
  }),
);

describe.each(engines)('%s', (engine) => {
  let reading: Reading;

  beforeAll(async () => {
    reading = await openReading(engine, linked([shop, specimen]));
    for (const statement of [
      `insert into specimen_shop (name, pcode) values ('Paso Firme', 'P1'), ('Pie Sano', 'P2')`,
      `insert into specimen (name, phone, shop, supplier) values
        ('One', '+34 600-111 222', 1, 2), ('Two', '600333444', 2, 1), ('Three', null, null, 1)`,
    ]) {
      await sql.raw(statement).execute(reading.database.kysely);
    }
  });
  afterAll(() => reading.close());

  const found = async (actor: ActorName, address: string) => {
    const { body } = await reading.get(actor, address);
    return (body.data.list ?? body.data).map((row: { id?: number; value?: number }) => row.id ?? row.value);
  };

  test.each([
    ['600111', [1]],
    ['+34600111222', [1]],
    ['0034 600 111', [1]],
    ['600-333 444', [2]],
    ['600', [1, 2]],
    ['+34 600-1', [1]],
    ['34 9', []],
    ['1222', [1]],
    ['3444', [2]],
    ['0600 333', [2]],
  ])('finds a phone by its digits: %s', async (search, ids) => {
    expect(await found('root', `/specimens?_sort=id&q=${encodeURIComponent(search)}`)).toEqual(ids);
  });

  test.each([
    ['600111', [1]],
    ['1222', [1]],
    ['0034 600', [1]],
    ['600333444', [2]],
    ['+', [1]],
  ])('17.17: filters phones by their digits: %s', async (part, ids) => {
    expect(await found('root', `/specimens?_sort=id&phone_like=${encodeURIComponent(part)}`)).toEqual(ids);
  });

  test.each<[ActorName, string, number[]]>([
    ['root', 'páso', [1]],
    ['root', 'pie', [2]],
    ['partner', 'paso', [1]],
    ['partner', 'pie', []],
  ])('finds a row by a name in its columns that %s may see: %s', async (actor, search, ids) => {
    expect(await found(actor, `/specimens?_sort=id&q=${encodeURIComponent(search)}`)).toEqual(ids);
  });

  test('offers options by what they are called alone', async () => {
    expect(await found('root', '/specimens/options?q=paso')).toEqual([]);
    expect(await found('root', '/specimens/options?q=one')).toEqual([1]);
  });
});
