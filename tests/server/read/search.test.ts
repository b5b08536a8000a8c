import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { defineEntity } from '../../../src/engine/schema/declaration/define-entity';
import { linked } from '../../../src/engine/schema/declaration/model';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import { type ActorName, openReading } from './fixture';

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
    'x-subtitle': ['phone'],
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

const lesson = entityOf(
  defineEntity({
    $id: 'lesson',
    title: 'Lesson',
    type: 'object',
    'x-scope': 'everyone',
    'x-subtitle': ['client', 'room'],
    properties: {
      name: { type: 'string', 'x-search': true },
      client: { type: 'integer', 'x-ref': 'event-client', 'x-search': true },
      room: { type: 'integer' },
    },
    required: ['name'],
    additionalProperties: false,
  }),
);

const client = entityOf(
  defineEntity({
    $id: 'event-client',
    title: 'Client',
    type: 'object',
    'x-big': true,
    'x-scope': { partner: 'pcode' },
    properties: { name: { type: 'string', maxLength: 60, 'x-search': true }, pcode: { type: 'string' } },
    required: ['name'],
    additionalProperties: false,
  }),
);

const visit = entityOf(
  defineEntity({
    $id: 'event',
    title: 'Visit',
    type: 'object',
    'x-big': true,
    'x-scope': 'everyone',
    properties: {
      note: { type: 'string', maxLength: 60, 'x-search': true },
      client: { type: 'integer', 'x-ref': 'event-client', 'x-search': true },
      guide: { type: 'integer', 'x-ref': 'event-client' },
    },
    additionalProperties: false,
  }),
);

describe.each(oneEngine)('%s', (engine) => {
  const reading = openForTests(() => openReading(engine, linked([shop, specimen, client, visit, lesson])));

  beforeAll(async () => {
    for (const statement of [
      `insert into specimen_shop (name, pcode) values ('Paso Firme', 'P1'), ('Pie Sano', 'P2')`,
      `insert into specimen (name, phone, shop, supplier) values
        ('One', '+34 600-111 222', 1, 2), ('Two', '600333444', 2, 1), ('Three', null, null, 1)`,
      `insert into event_client (name, pcode) values ('Ana García', 'P1'), ('Ana Ruiz', 'P2'), ('Li Na', 'P2')`,
      `insert into event (note, client, guide) values ('first', 1, 2), ('second', 2, 1), ('García called', null, 1), ('last', 3, null)`,
      `insert into lesson (name, client, room) values ('Walk', 1, 4), ('Walk', 3, null)`,
    ]) {
      await sql.raw(statement).execute(reading.database.kysely);
    }
  });

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

  test.each<[ActorName, string, number[]]>([
    ['root', 'garcia', [1, 3]],
    ['root', 'ana', [1, 2]],
    ['root', 'ana ruiz', [2]],
    ['root', 'li', [4]],
    ['root', 'ana r', [2]],
    ['root', 'ana ga', [1]],
    ['root', 'n', []],
    ['root', 'r ana', []],
    ['partner', 'ana', [1]],
    ['partner', 'ruiz', []],
    ['veiled', 'garcia', [3]],
    ['operator', 'garcia', [3]],
  ])('18.3: finds rows of a big entity by a name that %s may see: %s', async (actor, search, ids) => {
    expect(await found(actor, `/events?_sort=id&q=${encodeURIComponent(search)}`)).toEqual(ids);
  });

  test('offers options by what they are called alone', async () => {
    expect(await found('root', '/specimens/options?q=paso')).toEqual([]);
    expect(await found('root', '/specimens/options?q=one')).toEqual([1]);
  });

  test.each<[ActorName, string, number[]]>([
    ['root', 'walk', [1, 2]],
    ['root', 'garcia', [1]],
    ['root', 'li na', [2]],
    ['partner', 'garcia', [1]],
    ['partner', 'li na', []],
    ['veiled', 'garcia', []],
  ])('finds options by a record in their subtitle that %s may see: %s', async (actor, search, ids) => {
    expect(await found(actor, `/lessons/options?q=${encodeURIComponent(search)}`)).toEqual(ids);
  });

  test('names the record of a reference in a subtitle', async () => {
    const { body } = await reading.get('partner', '/lessons/options?q=walk');
    expect(body.data).toEqual([
      { value: 1, label: 'Walk', subtitle: { client: 1, room: 4, _labels: { client: 'Ana García' } } },
      { value: 2, label: 'Walk', subtitle: { client: 3, room: null, _labels: { client: null } } },
    ]);
  });
});
