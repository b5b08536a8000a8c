import { EventEmitter, once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { run } from '../../../src/engine/server/database/statement';
import { type Connection, inTransaction } from '../../../src/engine/server/database/transaction';
import { lockRows } from '../../../src/engine/server/entity/write/stored-rows';
import { actorWith, rootActor } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { specimen } from '../../support/specimen';
import { oneEngine } from '../database/engines';
import { openServer, specimenModel } from './fixture';

describe.each(oneEngine)('%s', (engine) => {
  const server = openForTests(() => openServer(engine, 'write_update', specimenModel));
  let made = 0;

  const make = async (fields: object = {}): Promise<number> => {
    const code = `UPDATE-${++made}`;
    const { data } = await server.call(rootActor, 'POST', '/specimens', {
      text: code,
      code,
      pcode: 'P1',
      ...fields,
    });
    return data.id;
  };
  const update = (id: number, body: object, actor = rootActor) =>
    server.call(actor, 'PUT', `/specimens/${id}`, body);
  const historyOf = (id: number) =>
    server.rows(
      `select version, action, changes from footwork.history
       where entity = 'specimen' and record_id = ${id} and version > 1 order by id`,
    );

  test('what changes is written, counted and recorded; the rest stays', async () => {
    const id = await make({ note: 'old', amount: 3 });
    const { status, data } = await update(id, { version: 1, note: 'new', amount: 3 });
    expect(status).toBe(200);
    expect(data).toMatchObject({ id, version: 2, note: 'new', amount: 3, update_by: rootActor.id });
    expect(Date.parse(data.update_time)).toBeGreaterThanOrEqual(Date.parse(data.create_time));
    expect(await historyOf(id)).toEqual([
      { version: 2, action: 'update', changes: { note: ['old', 'new'] } },
    ]);
  });

  test('a response has the annotations of the hooks after the write', async () => {
    const versionOf = async (id: number, connection: Connection) => {
      const rows = await run<{ version: number }>(connection, {
        sql: 'select version from specimen where id = $1',
        parameters: [id],
      });
      return rows[0]?.version;
    };
    server.setHooks({
      specimen: {
        annotate: async (id, connection) => ({ beside: await versionOf(id, connection) }),
        limits: async ([id = 0], _actor, connection) => {
          const fields = { [`at_${await versionOf(id, connection)}`]: 'givenOnce' as const };
          return new Map([[id, { actions: {}, fields }]]);
        },
        // Simulates another call right after the write.
        afterWrite: async ([id]) => {
          await run(server.database.kysely, {
            sql: 'update specimen set version = version + 1 where id = $1',
            parameters: [id],
          });
        },
      },
    });
    try {
      const body = { text: 'hooked', code: 'HOOKED', pcode: 'P1' };
      const headers = { 'idempotency-key': 'hooked' };
      const { data } = await server.call(rootActor, 'POST', '/specimens', body, headers);
      expect(data).toMatchObject({ version: 1, beside: 1, _limits: { fields: { at_1: 'givenOnce' } } });
      const repeated = await server.call(rootActor, 'POST', '/specimens', body, headers);
      expect(repeated.data).toMatchObject({ id: data.id, version: 1, beside: 2 });
      const changed = await update(data.id, { version: 2, note: 'new' });
      expect(changed.data).toMatchObject({
        version: 3,
        beside: 3,
        _limits: { fields: { at_3: 'givenOnce' } },
      });
    } finally {
      server.setHooks(true);
    }
  });

  test('an update that changes nothing leaves version and history alone', async () => {
    const id = await make({ moment: '2026-01-01T00:00:00Z', extra: { a: '1', b: '2' }, price: 1.5 });
    const same = { moment: '2026-01-01T02:00:00+02:00', extra: { b: '2', a: '1' }, price: 1.5 };
    const { data } = await update(id, { version: 1, ...same });
    expect(data.version).toBe(1);
    expect(await historyOf(id)).toEqual([]);
  });

  test('money and percent are recorded as the columns hold them', async () => {
    const id = await make({ price: 0.1 + 0.2, share: 12.34 });
    const [created] = await server.rows(
      `select changes->'price'->>1 as price from footwork.history where version = 1 and record_id = ${id}`,
    );
    expect(created).toEqual({ price: '0.3' });
    expect((await update(id, { version: 1, price: 0.3, share: 12.340000000000002 })).data.version).toBe(1);
    expect((await update(id, { version: 1, price: 0.305 })).status).toBe(422);
  });

  test('links are read after the wait for another writer', async () => {
    const [target, id] = [await make(), await make()];
    const gate = new EventEmitter();
    const locked = once(gate, 'locked');
    const go = once(gate, 'go');
    const other = inTransaction(server.database, async (transaction) => {
      await run(transaction, { sql: 'update specimen set version = 2 where id = $1', parameters: [id] });
      await run(transaction, {
        sql: 'insert into specimen__twins values ($1, $2, 0)',
        parameters: [id, target],
      });
      gate.emit('locked');
      await go;
    });
    await locked;
    const read = inTransaction(server.database, (transaction) =>
      lockRows(transaction, specimen, [id], { kind: 'all' }),
    );
    await expect.poll(waiting).toBe(true);
    gate.emit('go');
    await other;
    expect(await read).toMatchObject([{ version: 2, twins: [target] }]);
  });

  const waiting = async () =>
    (
      await server.rows(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
    ).length > 0;

  test('a change there and back again is no collision', async () => {
    const id = await make({ note: 'a' });
    await update(id, { version: 1, note: 'b' });
    await update(id, { version: 2, note: 'a' });
    expect((await update(id, { version: 1, note: 'c' })).data.note).toBe('c');
  });

  test('the same update again, as after a lost response, is no conflict and writes nothing', async () => {
    const id = await make({ note: 'a', amount: 1 });
    const body = { version: 1, note: 'b', amount: 2, twins: [await make()] };
    expect((await update(id, body)).data.version).toBe(2);
    const again = await update(id, body);
    expect(again).toMatchObject({ status: 200, data: { version: 2, note: 'b', amount: 2 } });
    expect(await historyOf(id)).toHaveLength(1);
  });

  test('an unknown version is stale', async () => {
    const id = await make({ note: 'a' });
    const { status, data } = await update(id, { version: 7, note: 'b' });
    expect([status, data.fields]).toEqual([409, ['note']]);
  });

  test('a history with a gap makes every difference a collision', async () => {
    const id = await make({ note: 'a', amount: 1 });
    await update(id, { version: 1, note: 'b' });
    await server.rows(`delete from footwork.history where record_id = ${id} and version = 2`);
    expect((await update(id, { version: 1, amount: 2 })).data.fields).toEqual(['amount']);
  });

  test('links are replaced, reordered, recorded and merged', async () => {
    const [a, b, c] = [await make(), await make(), await make()];
    const id = await make({ twins: [a, b] });
    expect((await update(id, { version: 1, twins: [c, a] })).data.twins).toEqual([c, a]);
    expect((await update(id, { version: 2, twins: [a, c] })).data.twins).toEqual([a, c]);
    expect((await update(id, { version: 1, note: 'x' })).data).toMatchObject({ twins: [a, c], note: 'x' });
    expect((await update(id, { version: 4, twins: null })).data.twins).toEqual([]);
    expect((await historyOf(id)).map(({ changes }) => changes)).toEqual([
      {
        twins: [
          [a, b],
          [c, a],
        ],
      },
      {
        twins: [
          [c, a],
          [a, c],
        ],
      },
      { note: [null, 'x'] },
      { twins: [[a, c], []] },
    ]);
  });

  test('the record as a whole must be valid', async () => {
    const id = await make({ kind: 'fancy', fancy_word: 'lace' });
    const { status, data } = await update(id, { version: 1, kind: 'plain' });
    expect(status).toBe(422);
    expect(data.errors).toEqual([expect.objectContaining({ field: 'fancy_word', rule: 'notApplicable' })]);
    expect((await update(id, { version: 1, kind: 'plain', fancy_word: null })).status).toBe(200);
  });

  test('two disjoint updates that only together break a rule are refused', async () => {
    const id = await make({ kind: 'fancy', fancy_word: 'lace' });
    await update(id, { version: 1, kind: 'plain', fancy_word: null });
    expect((await update(id, { version: 1, fancy_word: 'silk' })).status).toBe(409);
  });

  test('a password is hashed, left alone when empty, and answered to nobody', async () => {
    const id = await make({ pass: 'first-one' });
    const hash = async () => (await server.rows(`select pass from specimen where id = ${id}`))[0]?.pass;
    const first = await hash();
    expect((await update(id, { version: 1, pass: '' })).data.version).toBe(1);
    expect((await update(id, { version: 1, pass: null, note: 'x' })).data.version).toBe(2);
    expect(await hash()).toBe(first);
    expect((await update(id, { version: 2, pass: 'short' })).data.errors[0].rule).toBe('minLength');
    expect((await update(id, { version: 2, pass: 'second-one' })).status).toBe(200);
    expect(await hash()).toMatch(/^\$argon2id\$/);
    expect(await hash()).not.toBe(first);
    expect((await historyOf(id)).at(-1)?.changes).toEqual({ pass: [null, null] });
    const late = await update(id, { version: 2, pass: 'third-one' });
    expect([late.status, late.data.fields]).toEqual([409, ['pass']]);
  });

  test.each([
    ['no version', { note: 'x' }, 'version', 'required'],
    ['a null where there must be a value', { version: 1, text: null }, 'text', 'required'],
    ['a workflow field', { version: 1, state: 'sent' }, 'state', 'unknownField'],
    ['an unknown field', { version: 1, constructor: 1 }, 'constructor', 'unknownField'],
    ['another row of itself', { version: 1, origin: 999_999 }, 'origin', 'reference'],
  ])('%s: 422', async (_, body, field, rule) => {
    const { status, data } = await update(await make(), body);
    expect(status).toBe(422);
    expect(data.errors).toEqual([expect.objectContaining({ field, rule })]);
  });

  test.each(['0', '-1', '1e3', 'x', '9007199254740993', '999999'])('no record %s: 404', async (id) => {
    expect((await server.call(rootActor, 'PUT', `/specimens/${id}`, { version: 1 })).code).toBe(40400);
  });

  test('many at once: each is merged, none is lost', async () => {
    const id = await make({ amount: 0 });
    const fields = ['note', 'amount', 'ratio', 'price', 'share', 'day', 'shade', 'sign'];
    const values = ['x', 1, 2, 3, 4, '2026-01-01', '#123456', 'star'];
    const answers = await Promise.all(
      fields.map((field, at) => update(id, { version: 1, [field]: values[at] })),
    );
    expect(answers.map(({ status }) => status)).toEqual(fields.map(() => 200));
    const { data } = await server.call(rootActor, 'GET', `/specimens/${id}`);
    expect(fields.map((field) => data[field])).toEqual(values);
    expect(data.version).toBe(1 + fields.length);
  });

  test('a field that the actor may not see is neither taken nor shown', async () => {
    const id = await make({ hidden: 'x' });
    const clerk = actorWith({ perms: ['biz:specimen:edit'] });
    expect((await update(id, { version: 1, hidden: 'y' }, clerk)).data.errors[0].rule).toBe('unknownField');
    expect((await update(id, { version: 1, note: 'y' }, clerk)).data).not.toHaveProperty('hidden');
    expect((await update(id, { version: 1, note: 'z' }, clerk)).data.record).not.toHaveProperty('hidden');
  });
});
