import { describe, expect, test } from 'vitest';
import { actorWith, rootActor } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import { openServer, specimenModel } from './fixture';

describe.each(oneEngine)('%s', (engine) => {
  const server = openForTests(() => openServer(engine, 'write_action', specimenModel));
  let made = 0;

  const make = async (fields: object = {}): Promise<number> => {
    const code = `ACTION-${++made}`;
    const body = { text: code, code, pcode: 'P1', ...fields };
    return (await server.call(rootActor, 'POST', '/specimens', body)).data.id;
  };
  const act = (id: number, action: string, body?: object, actor = rootActor) =>
    server.call(actor, 'POST', `/specimens/${id}/${action}`, body);

  test('moves the state with the fields it demands, and records it under its name', async () => {
    const id = await make();
    const { status, data } = await act(id, 'submit', { note: 'please', version: 1 });
    expect(status).toBe(200);
    expect(data).toMatchObject({ state: 'sent', note: 'please', version: 2 });
    expect((await act(id, 'recall')).data).toMatchObject({ state: 'draft', version: 3 });
    const history = await server.rows(
      `select action, changes from footwork.history where record_id = ${id} and version > 1 order by id`,
    );
    expect(history).toEqual([
      { action: 'submit', changes: { state: ['draft', 'sent'], note: [null, 'please'] } },
      { action: 'recall', changes: { state: ['sent', 'draft'] } },
    ]);
  });

  test('a demanded field may be filled already', async () => {
    expect((await act(await make({ note: 'there' }), 'submit')).data.state).toBe('sent');
  });

  test.each([
    ['missing', {}, 'note', 'required'],
    ['blank', { note: '' }, 'note', 'required'],
    ['too long', { note: 'x'.repeat(301) }, 'note', 'maxLength'],
    ['not demanded', { note: 'x', amount: 1 }, 'amount', 'unknownField'],
    ['the state itself', { note: 'x', state: 'sent' }, 'state', 'unknownField'],
    ['a bad version', { note: 'x', version: 'one' }, 'version', 'type'],
  ])('%s: 422', async (_, body, field, rule) => {
    const { status, data } = await act(await make(), 'submit', body);
    expect(status).toBe(422);
    expect(data.errors).toEqual([expect.objectContaining({ field, rule })]);
  });

  test('from another state it is impossible', async () => {
    const id = await make({ note: 'x' });
    const { status, code, msg } = await act(id, 'recall');
    expect([status, code]).toEqual([409, 40903]);
    expect(msg).toContain('Recall');
  });

  test('of two at once one moves the state', async () => {
    const id = await make({ note: 'x' });
    const answers = await Promise.all([act(id, 'submit'), act(id, 'submit'), act(id, 'submit')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('a field of the body that somebody else has changed collides', async () => {
    const id = await make({ note: 'a' });
    await server.call(rootActor, 'PUT', `/specimens/${id}`, { version: 1, note: 'b' });
    const { status, data } = await act(id, 'submit', { note: 'c', version: 1 });
    expect([status, data.fields]).toEqual([409, ['note']]);
  });

  test('needs its own permission', async () => {
    const id = await make({ note: 'x' });
    const editor = actorWith({ perms: ['biz:specimen:edit', 'biz:specimen:recall'] });
    expect((await act(id, 'submit', {}, editor)).code).toBe(40300);
    const sender = actorWith({ perms: ['biz:specimen:submit'] });
    expect((await act(id, 'submit', {}, sender)).status).toBe(200);
  });

  test.each(['approve', 'toString', '__proto__'])('no action %s: 404', async (name) => {
    expect((await act(await make(), name)).status).toBe(404);
  });

  test('17.5: as a batch with a body for each record, or none of them', async () => {
    const ids = [await make(), await make()];
    const batch = (body: object) =>
      server.call(rootActor, 'POST', '/specimens/batch', { action: 'submit', ids, ...body });
    const faults = async (body: object) => {
      const { status, issues } = await batch(body);
      return [status, issues];
    };
    expect(await faults({ bodies: [{ note: 'one' }] })).toEqual([422, ['bodies minItems']]);
    expect(await faults({ bodies: [{ note: 'one' }, {}] })).toEqual([422, ['note required']]);
    expect(await faults({ bodies: [{ note: 'one' }, { note: 5 }] })).toEqual([422, ['note type']]);
    expect(await faults({ bodies: [{ note: 'one' }, { text: 'not asked for' }] })).toEqual([
      422,
      ['text unknownField'],
    ]);
    expect(await faults({ ids: [ids[0], ids[0]], bodies: [{ note: 'a' }, { note: 'b' }] })).toEqual([
      422,
      ['ids uniqueItems'],
    ]);
    expect((await batch({ bodies: [{ note: 'one' }, { note: 'two' }] })).data).toEqual({ count: 2 });
    const stored = await Promise.all(
      ids.map(async (id) => (await server.call(rootActor, 'GET', `/specimens/${id}`)).data),
    );
    expect(stored.map(({ note, state }) => [note, state])).toEqual([
      ['one', 'sent'],
      ['two', 'sent'],
    ]);
  });

  test('17.28: as a batch: all, or none, and which record stands against it', async () => {
    const ids = [await make(), await make()];
    const batch = (body: object) => server.call(rootActor, 'POST', '/specimens/batch', body);
    expect((await batch({ action: 'submit', ids })).status).toBe(422);
    expect((await batch({ action: 'submit', ids, values: { note: 'all' } })).data).toEqual({ count: 2 });
    const draft = await make();
    const { status, msg } = await batch({ action: 'recall', ids: [...ids, draft] });
    expect(status).toBe(409);
    const [{ text } = {}] = await server.rows(`select text from specimen where id = ${draft}`);
    expect(msg).toBe(`${text}: “Recall” is not possible while State is “Draft”.`);
    expect(await server.rows(`select distinct state from specimen where id in (${ids})`)).toEqual([
      { state: 'sent' },
    ]);
  });
});
