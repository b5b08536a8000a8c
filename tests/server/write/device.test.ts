import { beforeAll, describe, expect, test } from 'vitest';
import { can, canWrite } from '../../../src/engine/schema/access/access';
import { accountOf, type MachinePrincipal } from '../../../src/engine/schema/access/principal';
import { permissionsOf } from '../../../src/engine/schema/access/verbs';
import type { Entity } from '../../../src/engine/schema/model/entity';
import { fieldNamed } from '../../../src/engine/schema/model/entity';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { readRecord } from '../../../src/engine/server/entity/read/read-record';
import { createRecord } from '../../../src/engine/server/entity/write/create-record';
import { onceUnder } from '../../../src/engine/server/entity/write/idempotency';
import { updateRecord } from '../../../src/engine/server/entity/write/one-record';
import { isFetchable, storeFile } from '../../../src/engine/server/files/stored-files';
import { idempotencyKey } from '../../../src/engine/server/http/idempotency-key';
import type { MediaType } from '../../../src/engine/server/http/media-type';
import { actorWith, rootActor } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { specimen, specimenShop } from '../../support/specimen';
import { oneEngine } from '../database/engines';
import { modelWith, openServer } from './fixture';

const message = entityOf({
  $id: 'machine-note',
  title: 'Message',
  type: 'object',
  'x-scope': { partner: 'pcode', store: 'shop' },
  properties: {
    text: { type: 'string', maxLength: 40 },
    shop: { type: 'integer', 'x-ref': 'specimen-shop' },
    pcode: { type: 'string', 'x-inherit': 'shop.pcode' },
  },
  required: ['text', 'shop'],
  additionalProperties: false,
});
const notice = entityOf({
  ...message.schema,
  $id: 'partner-notice',
  'x-scope': { partner: 'pcode' },
});
const log = entityOf({
  ...message.schema,
  $id: 'machine-log',
  'x-history': false,
  properties: {
    ...message.schema.properties,
    picture: { type: 'string', format: 'image' },
    size: { type: 'integer', minimum: 0, maximum: 9 },
  },
});
const perms = [...permissionsOf(message), ...permissionsOf(log), ...permissionsOf(specimenShop)];
const device: MachinePrincipal = {
  kind: 'machine',
  type: 'device',
  id: 1,
  name: 'X5-1',
  perms,
  ties: { partner: ['P1'], store: [1] },
};

test('what a device may do is what it holds, in its own rows', () => {
  expect(can(device, 'create', message)).toBe(true);
  expect(can({ ...device, perms: [] }, 'create', message)).toBe(false);
  expect(can({ ...device, ties: {} }, 'create', message)).toBe(false);
  expect(can(device, 'create', specimen)).toBe(false);
  expect(canWrite(device, fieldNamed(message, 'pcode'))).toBe(false);
  expect(() => accountOf(device)).toThrow('forbidden');
});

describe.each(oneEngine)('%s', (engine) => {
  const server = openForTests(() =>
    openServer(engine, 'write_device', modelWith(specimen, specimenShop, message, notice, log)),
  );

  beforeAll(async () => {
    for (const pcode of ['P1', 'P1', 'P2'])
      await server.call(rootActor, 'POST', '/specimen-shops', { name: 'Shop', pcode });
  });

  const writing = (entity: Entity) => ({ context: server.context, entity, actor: device });

  const keyed = (name: string, body: object) =>
    idempotencyKey(
      { headers: { 'idempotency-key': name }, method: 'POST', url: '/machine-notes' } as never,
      body,
    );

  test('its store is filled in, no account is named, and the history names the device', async () => {
    const made = await createRecord(writing(message), { text: 'on' });
    expect(made).toMatchObject({ shop: 1, pcode: 'P1', create_by: null, update_by: null });
    const id = Number(made.id);
    await updateRecord(writing(message), id, { version: 1, text: 'off' });
    const who = `select action, actor_kind, actor_id, actor_name from footwork.history
      where entity = 'machine-note' and record_id = ${id} order by version`;
    const actor = { actor_kind: 'device', actor_id: 1, actor_name: 'X5-1' };
    expect(await server.rows(who)).toEqual([
      { action: 'create', ...actor },
      { action: 'update', ...actor },
    ]);
    const { data } = await server.call(rootActor, 'GET', `/machine-notes/${id}/history`);
    expect(data.list.map((entry: { actor: string }) => entry.actor)).toEqual(['X5-1', 'X5-1']);
  });

  test('rows of another store are not there, and not written', async () => {
    const foreign = await server.call(rootActor, 'POST', '/machine-notes', { text: 'theirs', shop: 2 });
    const { id } = foreign.data;
    expect(await readRecord(server.context, device, message, id)).toBeUndefined();
    const change = updateRecord(writing(message), id, { version: 1, text: 'mine' });
    await expect(change).rejects.toThrow('notFound');
    const create = createRecord(writing(message), { text: 'x', shop: 2 });
    await expect(create).rejects.toMatchObject({ data: { issues: [{ field: 'shop', rule: 'outOfScope' }] } });
  });

  test('rows that name no store are those of its partner', async () => {
    const [mine, theirs] = [1, 3].map((shop) =>
      server.call(rootActor, 'POST', '/partner-notices', { text: 'note', shop }),
    );
    expect(await readRecord(server.context, device, notice, (await mine)?.data.id)).toBeDefined();
    expect(await readRecord(server.context, device, notice, (await theirs)?.data.id)).toBeUndefined();
  });

  test('a key is of one device: neither another nor the account of the same id has taken it', async () => {
    const body = { text: 'once' };
    const key = keyed('power-on', body);
    const write = (principal: MachinePrincipal) =>
      onceUnder(server.context, principal, key, () =>
        createRecord({ context: server.context, entity: message, actor: principal, key }, body),
      );
    const first = await write(device);
    expect((await write(device)).id).toBe(first.id);
    expect((await write({ ...device, id: 2 })).id).not.toBe(first.id);
    const account = actorWith({ id: 1, utype: 3, perms, store: 1 });
    const answer = await server.call(account, 'POST', '/machine-notes', body, {
      'idempotency-key': 'power-on',
    });
    expect(answer.data.id).not.toBe(first.id);
    const other = keyed('power-on', { text: 'other' });
    const reused = onceUnder(server.context, device, other, () =>
      createRecord({ ...writing(message), key: other }, { text: 'other' }),
    );
    await expect(reused).rejects.toThrow('keyReused');
  });

  test('a file that it uploaded is its own, and not that of the account of the same id', async () => {
    const mediaType: MediaType = { name: 'image/png', kind: 'image', extensions: ['png'], inline: true };
    const { kysely } = server.database;
    const id = await storeFile(kysely, { name: 'a.png', mediaType, bytes: Buffer.from('a') }, device);
    expect(await isFetchable(server.context, device, id)).toBe(true);
    expect(await isFetchable(server.context, actorWith({ id: 1, perms: [] }), id)).toBe(false);
  });

  test('without history nothing is recorded, and another version is a conflict', async () => {
    const made = await createRecord(writing(log), { text: 'on', size: 1 });
    const id = Number(made.id);
    await updateRecord(writing(log), id, { version: 1, text: 'off' });
    const late = updateRecord(writing(log), id, { version: 1, size: 2 });
    await expect(late).rejects.toThrow('stale');
    const csv = { 'content-type': 'text/csv' };
    await server.call(rootActor, 'POST', '/machine-logs/import', 'text,shop\nline,1\n', csv);
    await server.call(rootActor, 'DELETE', `/machine-logs/${id}`);
    expect(await server.rows(`select 1 from footwork.history where entity = 'machine-log'`)).toEqual([]);
    expect((await server.call(rootActor, 'GET', `/machine-logs/${id}/history`)).status).toBe(404);
  });

  test('without history, too, a file that a record names is fetched by whoever sees the record', async () => {
    const mediaType: MediaType = { name: 'image/png', kind: 'image', extensions: ['png'], inline: true };
    const { kysely } = server.database;
    const id = await storeFile(kysely, { name: 'a.png', mediaType, bytes: Buffer.from('a') }, device);
    const reader = (store: number) => actorWith({ id: 5, utype: 3, perms, store });
    expect(await isFetchable(server.context, reader(1), id)).toBe(false);
    const body = { text: 'picture', picture: `/files/${id}` };
    await createRecord(writing(log), body);
    expect(await isFetchable(server.context, reader(1), id)).toBe(true);
    expect(await isFetchable(server.context, reader(2), id)).toBe(false);
  });
});
