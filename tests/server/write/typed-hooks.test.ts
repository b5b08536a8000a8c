import { describe, expect, test } from 'vitest';
import type customer from '../../../schemas/customer';
import type manager from '../../../schemas/manager';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import type { Row } from '../../../src/engine/server/entity/context';
import { defineOverride } from '../../../src/engine/server/override';
import { rootActor } from '../../support/actor';
import { oneEngine } from '../database/engines';
import { modelWith, openServer } from './fixture';

test('17.26: a hook reads and writes the fields of its schema', () => {
  const overrides = [
    defineOverride<typeof manager>(() => ({
      prepare: () => async (given, current) =>
        given.username?.startsWith('x') && current?.available ? { ...given, must_change: true } : given,
      prepareDelete: async (current) => void current.roles.includes(current.id),
      warnings: ({ password_set }) => (password_set === false ? [] : []),
    })),
    defineOverride<typeof manager>(() => ({
      // @ts-expect-error: a text for a boolean
      prepare: () => async (given) => ({ ...given, must_change: 'yes' }),
    })),
    defineOverride<typeof manager>(() => ({
      // @ts-expect-error: references are no text
      prepare: () => async (given) => ({ ...given, roles: given.username }),
    })),
    defineOverride<typeof customer>(() => ({
      prepare: () => async (given, current) => {
        // @ts-expect-error: no field of the schema
        given.birth_day ??= null;
        // @ts-expect-error: a date is a text
        current?.birth_date?.getTime();
        return given;
      },
    })),
    defineOverride<typeof customer>(() => ({
      // @ts-expect-error: no field of the schema
      prepareDelete: async (current) => void current.birth_day,
      // @ts-expect-error: no field of the schema
      warnings: ({ birth_day }) => (birth_day ? [] : []),
    })),
    defineOverride<typeof customer>(() => ({
      // @ts-expect-error: no stored record holds a count
      prepareDelete: async (current) => void current.report_count,
    })),
    defineOverride<typeof customer>(() => ({
      // @ts-expect-error: no stored record holds an age
      prepareDelete: async (current) => void current.age,
    })),
    defineOverride<typeof manager>(() => ({
      // @ts-expect-error: a hook is not shown the password, which is only written
      prepareDelete: async (current) => void current.password,
    })),
  ];
  for (const override of overrides) expect(override).toBeTypeOf('function');
});

const kept = entityOf({
  $id: 'kept-record',
  title: 'Kept record',
  type: 'object',
  properties: {
    name: { type: 'string', maxLength: 40 },
    born: { type: 'string', format: 'date' },
    age: { type: 'integer', 'x-computed': { age: 'born' } },
    seen: { type: 'string', format: 'date-time' },
    price: { type: 'number', format: 'money', 'x-currency': 'EUR' },
    share: { type: 'number', format: 'percent' },
    count: { type: 'integer' },
    number: { type: 'string', 'x-sequence': { format: 'K-{000}' } },
    total: { type: 'number', 'x-computed': { sum: 'lines.weight' } },
    lines: {
      type: 'array',
      maxItems: 5,
      items: { type: 'object', properties: { weight: { type: 'number' } }, required: ['weight'] },
    },
    origin_name: { type: 'string', 'x-inherit': 'origin.name' },
    sizes: { type: 'array', items: { type: 'number' } },
    words: { type: 'array', items: { type: 'string', maxLength: 9 } },
    box: { type: 'object', properties: { width: { type: 'integer' } }, additionalProperties: false },
    likes: { type: 'array', items: { type: 'integer' }, 'x-ref': 'kept-record' },
    origin: { type: 'integer', 'x-ref': 'kept-record' },
    origins: { type: 'integer', 'x-count': { entity: 'kept-record', by: 'origin' } },
    empty: { type: 'string', maxLength: 9 },
    pass: { type: 'string', format: 'password', writeOnly: true, minLength: 6 },
    pass_set: { type: 'boolean', readOnly: true, 'x-given': 'pass' },
  },
  required: ['name'],
  additionalProperties: false,
});

describe.each(oneEngine)('%s', (engine) => {
  test('17.26: at run time a hook is given what its types say', async () => {
    const server = await openServer(engine, 'typed_hooks', modelWith(kept));
    const seen: { given: Row; current: Row | undefined }[] = [];
    server.setHooks({
      'kept-record': {
        prepare: () => async (given, current) => {
          seen.push({ given, current });
          return given;
        },
      },
    });
    const values = {
      name: 'Ann',
      born: '1990-05-04',
      seen: '2026-03-01T10:00:00.000Z',
      price: 12.5,
      share: 3.25,
      count: 7,
      sizes: [1.5, 2],
      words: ['a', 'b'],
      box: { width: 3 },
      lines: [{ weight: 1 }, { weight: 2 }],
    };
    const first = await server.call(rootActor, 'POST', '/kept-records', { name: 'Bob' });
    const { id: other } = first.data;
    const links = { likes: [other], origin: other };
    const made = await server.call(rootActor, 'POST', '/kept-records', {
      ...values,
      ...links,
      pass: 'secret-1',
    });
    expect(made.status).toBe(200);
    expect(seen.at(-1)?.given).toMatchObject({ ...values, ...links });

    const path = `/kept-records/${made.data.id}`;
    const { data: answered } = await server.call(rootActor, 'GET', path);
    const { age, origins, ...stored } = Object.fromEntries(
      Object.entries(answered).filter(([name]) => !name.startsWith('_')),
    );
    // The server counts and computes these when they are read.
    expect([typeof age, origins]).toEqual(['number', 0]);
    const update = { version: 1, born: '1991-01-01', price: null };
    expect((await server.call(rootActor, 'PUT', path, update)).status).toBe(200);
    const { given, current } = seen.at(-1) ?? {};
    expect(given).toEqual({ born: '1991-01-01', price: null });
    const { pass, ...shown } = current ?? {};
    expect(pass).toBeTypeOf('string');
    expect(shown).toEqual(stored);
    await server.close();
  });
});
