import { beforeAll, describe, expect, test } from 'vitest';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import type { EntitySchema } from '../../../src/engine/schema/model/entity-schema';
import { rootActor } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import { modelWith, openServer } from './fixture';

const claim = {
  $id: 'claim',
  title: 'Claim',
  type: 'object',
  'x-scope': 'everyone',
  'x-workflow': {
    state: {
      reject: { title: 'Reject', from: ['new'], to: 'rejected', require: ['reason'] },
      reopen: { title: 'Reopen', from: ['rejected'], to: 'new' },
    },
  },
  properties: {
    name: { type: 'string', maxLength: 40 },
    state: { type: 'string', enum: ['new', 'rejected'], default: 'new' },
    reason: {
      type: 'string',
      maxLength: 40,
      'x-when': { state: 'rejected' },
      'x-required-when': { state: 'rejected' },
    },
    kind: { type: 'string', enum: ['big', 'small'], default: 'big' },
    size: {
      type: 'integer',
      minimum: 1,
      default: 3,
      'x-when': { kind: 'big' },
      'x-required-when': { kind: 'big' },
    },
    width: { type: 'number', multipleOf: 0.01, 'x-when': { size: { from: 2, to: 5 } } },
    photos: { type: 'array', items: { type: 'string', format: 'image' }, minItems: 2 },
    helpers: {
      type: 'array',
      items: { type: 'integer' },
      'x-ref': 'claim',
      'x-required-when': { kind: 'small' },
    },
    phone: { type: 'string', format: 'phone', 'x-required-when': { number: { set: false } } },
    number: { type: 'string', maxLength: 20, 'x-required-when': { phone: { set: false } } },
  },
  required: ['name', 'state'],
  additionalProperties: false,
} as const satisfies EntitySchema;

const sound = { name: 'One', number: '7' };

describe.each(oneEngine)('%s: conditions', (engine) => {
  const server = openForTests(() => openServer(engine, 'conditions', modelWith(entityOf(claim))));

  /** A record to which others refer. */
  let first: number;
  beforeAll(async () => {
    first = (await made()).id;
  });

  const call = (method: 'POST' | 'PUT', url: string, body: object) =>
    server.call(rootActor, method, url, body);
  const create = (body: object) => call('POST', '/claims', { ...sound, ...body });
  const made = async (body: object = {}) => (await create(body)).data;

  test('an action is checked in its target state, and going back clears the fields of the state it leaves', async () => {
    const { id } = await made();
    const early = await call('PUT', `/claims/${id}`, { version: 1, reason: 'because' });
    expect(early.issues).toEqual(['reason notApplicable']);
    expect((await call('POST', `/claims/${id}/reject`, {})).issues).toEqual(['reason required']);
    const rejected = await call('POST', `/claims/${id}/reject`, { reason: 'because' });
    expect(rejected.data).toMatchObject({ state: 'rejected', reason: 'because' });
    const emptied = await call('PUT', `/claims/${id}`, { version: 2, reason: null });
    expect(emptied.issues).toEqual(['reason required']);
    expect((await call('PUT', `/claims/${id}`, { version: 2, reason: 'other' })).status).toBe(200);
    expect((await call('POST', `/claims/${id}/reopen`, {})).data).toMatchObject({
      state: 'new',
      reason: null,
    });
  });

  test('a default counts where the field is left out, and is left out where the field does not apply', async () => {
    expect(await made({ size: 4 })).toMatchObject({ kind: 'big', size: 4 });
    expect(await made()).toMatchObject({ kind: 'big', size: 3 });
    expect(await made({ kind: 'small', helpers: [first] })).toMatchObject({ kind: 'small', size: null });
    expect((await create({ kind: 'small', size: 3, helpers: [first] })).issues).toEqual([
      'size notApplicable',
    ]);
    expect((await create({ size: 9, width: 1 })).issues).toEqual(['width notApplicable']);
  });

  test('a number of two decimals is a multiple of 0.01, also for the database', async () => {
    for (let n = 1; n <= 10_000; n += 37) {
      expect((await create({ width: n / 100 })).status, String(n / 100)).toBe(200);
    }
    expect((await create({ width: 19.99 })).status).toBe(200);
    expect((await create({ width: 19.995 })).issues).toEqual(['width multipleOf']);
    await expect(
      server.rows(`update claim set width = 19.995 where width is not null`),
    ).rejects.toMatchObject({
      code: '23514',
    });
  });

  test('17.25: an optional list with a least number of items is absent, never empty', async () => {
    const { id, photos } = await made({ photos: null });
    expect(photos).toBeNull();
    const pictures = ['https://a.example/1', 'https://a.example/2'];
    expect((await call('PUT', `/claims/${id}`, { version: 1, photos: pictures })).data.photos).toEqual(
      pictures,
    );
    expect((await call('PUT', `/claims/${id}`, { version: 2, photos: null })).data.photos).toBeNull();
    for (const few of [[], pictures.slice(1)]) {
      expect((await create({ photos: few })).issues).toEqual(['photos minItems']);
    }
  });

  test('an empty list of references is missing at every door', async () => {
    expect((await create({ kind: 'small', helpers: [] })).issues).toEqual(['helpers required']);
    const { id } = await made({ kind: 'small', helpers: [first] });
    const emptied = await call('PUT', `/claims/${id}`, { version: 1, helpers: [] });
    expect(emptied.issues).toEqual(['helpers required']);
  });

  test('of two fields one must be given', async () => {
    expect((await create({ number: '' })).issues).toEqual(['phone required', 'number required']);
    const { id } = await made({ phone: '+49 30 123456', number: null });
    const emptied = await call('PUT', `/claims/${id}`, { version: 1, phone: null });
    expect(emptied.issues).toEqual(['phone required', 'number required']);
    await expect(
      server.rows(`update claim set phone = null, number = '' where id = ${id}`),
    ).rejects.toMatchObject({
      code: '23514',
    });
  });
});
