import { describe, expect, test } from 'vitest';
import { actorWith, rootActor } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import { openServer, specimenModel } from './fixture';

const hour = 3_600_000;

describe.each(oneEngine)('%s', (engine) => {
  const server = openForTests(() => openServer(engine, 'write_idempotency', specimenModel));
  let made = 0;

  const body = (fields: object = {}) => {
    const code = `KEY-${++made}`;
    return { text: code, code, pcode: 'P1', ...fields };
  };
  const post = (key: string, url: string, content: unknown, actor = rootActor, headers = {}) =>
    server.call(actor, 'POST', url, content, { 'idempotency-key': key, ...headers });
  const count = async (where: string) =>
    (await server.rows(`select count(*) as n from specimen where ${where}`))[0]?.n;

  test('a create that is repeated answers the same and stores once', async () => {
    const given = body({ moment: '2026-01-01T00:00:00.120Z', price: 1.1, words: ['a'], pass: 'secret1' });
    const first = await post('create', '/specimens', given);
    expect(first.status).toBe(200);
    await server.call(rootActor, 'PUT', `/specimens/${first.data.id}`, { version: 1, note: 'later' });
    expect(await post('create', '/specimens', given)).toEqual(first);
    expect(await count(`code = '${given.code}'`)).toBe(1);
    const [kept] = await server.rows(`select response from footwork.idempotency where key = 'create'`);
    expect(JSON.stringify(kept)).not.toContain('argon2');
  });

  test('links come again too', async () => {
    const { data } = await server.call(rootActor, 'POST', '/specimens', body());
    const given = body({ twins: [data.id] });
    const first = await post('links', '/specimens', given);
    expect(first.data.twins).toEqual([data.id]);
    expect(await post('links', '/specimens', given)).toEqual(first);
  });

  test('ten at once store once, and all get the answer', async () => {
    const given = { text: 'At once', code: 'ONCE-1', pcode: 'P1' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('at-once', '/specimens', given)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await count(`code = 'ONCE-1'`)).toBe(1);
  });

  test('ten at once without a unique value store once', async () => {
    const shop = { name: 'At once', pcode: 'P1' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post('shops-at-once', '/specimen-shops', shop)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await server.rows(`select 1 from specimen_shop where name = 'At once'`)).toHaveLength(1);
  });

  test('another request under the key: 409', async () => {
    const given = body();
    await post('reused', '/specimens', given);
    for (const other of [post('reused', '/specimens', body()), post('reused', '/specimen-shops', given)]) {
      expect((await other).code).toBe(40902);
    }
  });

  test('a key belongs to its account', async () => {
    const other = actorWith({ id: 2, roles: ['ROOT'] });
    expect((await post('mine', '/specimens', body())).status).toBe(200);
    expect((await post('mine', '/specimens', body(), other)).status).toBe(200);
  });

  test('what was refused may be tried again under the same key', async () => {
    expect((await post('again', '/specimens', body({ amount: -1 }))).status).toBe(422);
    expect((await post('again', '/specimens', body({ amount: 1 }))).status).toBe(200);
  });

  test('without the permission there is no answer, also when there was one', async () => {
    const clerk = actorWith({ id: 3, perms: ['biz:specimen:add', 'biz:specimen:secret'] });
    const given = body({ hidden: 'x' });
    expect((await post('lost', '/specimens', given, clerk)).data.hidden).toBe('x');
    const lessened = { ...clerk, perms: ['biz:specimen:add'] };
    expect((await post('lost', '/specimens', given, lessened)).data).not.toHaveProperty('hidden');
    expect((await post('lost', '/specimens', given, { ...clerk, perms: [] })).status).toBe(403);
  });

  test('a workflow action happens once', async () => {
    const { data } = await server.call(rootActor, 'POST', '/specimens', body({ note: 'x' }));
    const act = () => post('act', `/specimens/${data.id}/submit`, {});
    const first = await act();
    expect(first.data.state).toBe('sent');
    expect(await act()).toEqual(first);
    expect(await Promise.all([act(), act(), act()])).toEqual([first, first, first]);
  });

  test('a batch happens once', async () => {
    const { data } = await server.call(rootActor, 'POST', '/specimens', body());
    const remove = () => post('batch', '/specimens/batch', { action: 'delete', ids: [data.id] });
    expect(await Promise.all([remove(), remove()])).toEqual([
      { status: 200, code: 0, msg: '', data: { count: 1 } },
      { status: 200, code: 0, msg: '', data: { count: 1 } },
    ]);
    expect((await remove()).data).toEqual({ count: 1 });
  });

  test('an import happens once; trying it out does not use up the key', async () => {
    const csv = 'name,pcode\nImported,P1\n';
    const headers = { 'content-type': 'text/csv' };
    const bring = (query: string) =>
      post('import', `/specimen-shops/import${query}`, csv, rootActor, headers);
    expect((await bring('?dryRun=true')).data).toEqual({ count: 1 });
    expect(await Promise.all([bring(''), bring('')])).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect((await bring('')).status).toBe(200);
    expect(await server.rows(`select 1 from specimen_shop where name = 'Imported'`)).toHaveLength(1);
  });

  test('after 24 hours a key is forgotten', async () => {
    const given = { name: 'Daily', pcode: 'P1' };
    await post('daily', '/specimen-shops', given);
    server.clock.now = new Date(Date.now() + 23.5 * hour);
    await post('daily', '/specimen-shops', given);
    expect(await server.rows(`select 1 from specimen_shop where name = 'Daily'`)).toHaveLength(1);
    server.clock.now = new Date(Date.now() + 24.2 * hour);
    await post('daily', '/specimen-shops', given);
    expect(await server.rows(`select 1 from specimen_shop where name = 'Daily'`)).toHaveLength(2);
    server.clock.now = new Date(Date.now() + 49 * hour);
    await post('other', '/specimen-shops', given);
    expect(await server.rows('select key from footwork.idempotency')).toEqual([{ key: 'other' }]);
    server.clock.now = new Date();
  });

  test.each(['', ' ', 'x'.repeat(201), 'ключ', 'a b'])('the key %j: 400', async (key) => {
    const header = Buffer.from(key).toString('latin1');
    expect((await post(header, '/specimens', body())).code).toBe(40003);
  });
});
