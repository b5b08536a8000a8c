import { describe, expect, test } from 'vitest';
import type { Actor } from '../../../src/engine/schema/access/actor';
import { actorWith, rootActor } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import { openServer, specimenModel } from './fixture';

describe.each(oneEngine)('%s', (engine) => {
  const server = openForTests(() => openServer(engine, 'write_delete', specimenModel));
  let made = 0;

  const make = async (fields: object = {}): Promise<number> => {
    const code = `DELETE-${++made}`;
    const body = { text: code, code, pcode: 'P1', ...fields };
    return (await server.call(rootActor, 'POST', '/specimens', body)).data.id;
  };
  const remove = (path: string) => server.call(rootActor, 'DELETE', path);
  const count = async () => (await server.rows('select count(*) as n from specimen'))[0]?.n;

  test('the record is gone, its last state is in the history', async () => {
    const id = await make({ note: 'bye', pass: 'secret1' });
    expect(await remove(`/specimens/${id}`)).toEqual({ status: 200, code: 0, msg: '', data: null });
    expect((await server.call(rootActor, 'GET', `/specimens/${id}`)).status).toBe(404);
    expect((await remove(`/specimens/${id}`)).status).toBe(404);
    const [entry] = await server.rows(
      `select version, changes from footwork.history where action = 'delete' and record_id = ${id}`,
    );
    expect(entry).toMatchObject({ version: 2, changes: { note: ['bye', null], pass: [null, null] } });
  });

  test('only at the version in the request, if there is one', async () => {
    const id = await make({ note: 'a' });
    await server.call(rootActor, 'PUT', `/specimens/${id}`, { version: 1, note: 'b' });
    const { status, data } = await remove(`/specimens/${id}?version=1`);
    expect([status, data.fields, data.record.note]).toEqual([409, [], 'b']);
    expect((await remove(`/specimens/${id}?version=x`)).code).toBe(40003);
    expect((await remove(`/specimens/${id}?version=2`)).status).toBe(200);
  });

  test('P4, 17.28: the refusal names the record, and counts of what points to it only what the caller may see', async () => {
    const perms = ['biz:specimen:view', 'biz:specimen:delete'];
    const partner = actorWith({ id: 2, utype: 2, pcode: 'P1', perms });
    const saidTo = async (actor: Actor, id: number) =>
      (await server.call(actor, 'DELETE', `/specimens/${id}`)).msg;
    const id = await make();
    const name = `DELETE-${made}`;
    const unseen = 'is used by records that you may not see';
    await make({ origin: id, pcode: 'P2' });
    await make({ origin: id, pcode: 'P2' });
    expect(await saidTo(partner, id)).toBe(`${name} ${unseen} and cannot be deleted.`);
    await make({ twins: [id] });
    expect(await saidTo(partner, id)).toBe(`${name} has 1 specimen and ${unseen}: it cannot be deleted.`);
    const without = (...hidden: string[]) => ({ ...partner, fields: { specimen: { hidden } } });
    expect(await saidTo(without('twins'), id)).toBe(`${name} ${unseen} and cannot be deleted.`);
    expect(await saidTo(without('twins', 'text'), id)).toBe(`ID ${id} ${unseen} and cannot be deleted.`);
    expect(await saidTo(rootActor, id)).toMatch(/^DELETE-\d+ has \d specimens? and cannot be deleted\.$/);
  });

  test('its own links go with it', async () => {
    const target = await make();
    const id = await make({ twins: [target] });
    expect((await remove(`/specimens/${id}`)).status).toBe(200);
    expect((await remove(`/specimens/${target}`)).status).toBe(200);
  });

  describe('batch', () => {
    const batch = (body: object) => server.call(rootActor, 'POST', '/specimens/batch', body);

    test('deletes all, those that point to each other too', async () => {
      const parent = await make();
      const ids = [parent, await make({ origin: parent }), await make()];
      expect((await batch({ action: 'delete', ids: [...ids, parent] })).data).toEqual({ count: 3 });
      expect(await server.rows(`select id from specimen where id in (${ids})`)).toEqual([]);
      const history = `select 1 from footwork.history where action = 'delete' and record_id in (${ids})`;
      expect(await server.rows(history)).toHaveLength(3);
    });

    test('those linked to each other, in a circle too', async () => {
      const first = await make();
      const ids = [first, await make({ twins: [first] })];
      await server.call(rootActor, 'PUT', `/specimens/${first}`, { version: 1, twins: ids, origin: ids[1] });
      await server.call(rootActor, 'PUT', `/specimens/${ids[1]}`, { version: 1, origin: first });
      expect((await batch({ action: 'delete', ids })).data).toEqual({ count: 2 });
      expect(await server.rows(`select id from specimen where id in (${ids})`)).toEqual([]);
    });

    test('a link from elsewhere still holds them', async () => {
      const first = await make();
      const ids = [first, await make({ twins: [first] })];
      await make({ twins: [first] });
      const { status, msg } = await batch({ action: 'delete', ids });
      expect([status, msg]).toEqual([
        409,
        expect.stringMatching(/^DELETE-\d+ has 1 specimen and cannot be deleted\.$/),
      ]);
    });

    test('or none: one is missing', async () => {
      const [id, before] = [await make(), await count()];
      const { status, msg, data } = await batch({ action: 'delete', ids: [999_998, id, 999_999] });
      expect([status, await count()]).toEqual([404, before]);
      expect(data).toEqual({ missing: [999_998, 999_999] });
      expect(msg).toContain('999998');
    });

    test('A5: or none: some were changed since they were read, and the answer tells which', async () => {
      const [kept, changed, other] = [
        await make({ text: 'Kept' }),
        await make({ text: 'Old' }),
        await make(),
      ];
      const ids = [kept, changed, other];
      await server.call(rootActor, 'PUT', `/specimens/${changed}`, { version: 1, text: 'New' });
      const before = await count();
      const refused = await batch({ action: 'delete', ids, versions: [1, 1, 1] });
      expect([refused.status, refused.code, await count()]).toEqual([409, 40900, before]);
      expect(refused.msg).toMatch(/nothing was deleted: New$/);
      expect(refused.data.records).toMatchObject([{ id: changed, version: 2, text: 'New' }]);
      expect((await batch({ action: 'delete', ids, versions: [1, 2, 1] })).data).toEqual({ count: 3 });
    });

    test('A5: an update in a batch merges onto what was changed elsewhere, and never over it', async () => {
      const ids = [await make({ note: 'a' }), await make({ note: 'a' })];
      await server.call(rootActor, 'PUT', `/specimens/${ids[1]}`, { version: 1, amount: 5 });
      const update = (values: object) => batch({ action: 'update', ids, versions: [1, 1], values });
      expect((await update({ note: 'b' })).data).toEqual({ count: 2 });
      const { status, msg } = await batch({ action: 'update', ids, versions: [2, 1], values: { amount: 6 } });
      expect([status, msg]).toEqual([409, expect.stringContaining(String(ids[1]))]);
      expect(
        await server.rows(`select note, amount from specimen where id in (${ids}) order by id`),
      ).toMatchObject([
        { note: 'b', amount: null },
        { note: 'b', amount: 5 },
      ]);
    });

    test.each([[[1]], [[0, 1]], ['1,1'], [[1, 1.5]], [null]])(
      'versions that are none: %j',
      async (versions) => {
        const ids = [await make(), await make()];
        expect(await batch({ action: 'delete', ids, versions })).toMatchObject({ status: 422, code: 42200 });
      },
    );

    test('fewer or more versions than records', async () => {
      const ids = [await make(), await make()];
      const rule = async (versions: number[]) => {
        const { data } = await batch({ action: 'delete', ids, versions });
        return data.errors.map((issue: { rule: string }) => issue.rule);
      };
      expect([await rule([1]), await rule([1, 1, 1])]).toEqual([['minItems'], ['maxItems']]);
    });

    test('updates all with the same values, and records only what changed', async () => {
      const ids = [await make({ note: 'a', amount: 1 }), await make({ note: 'b', amount: 2 })];
      const { data } = await batch({ action: 'update', ids, values: { note: 'b', amount: 1 } });
      expect(data).toEqual({ count: 2 });
      expect(await server.rows(`select note, amount, version from specimen where id in (${ids})`)).toEqual([
        { note: 'b', amount: 1, version: 2 },
        { note: 'b', amount: 1, version: 2 },
      ]);
      const changes = await server.rows(
        `select changes from footwork.history where version = 2 and record_id in (${ids}) order by record_id`,
      );
      expect(changes).toEqual([{ changes: { note: ['a', 'b'] } }, { changes: { amount: [2, 1] } }]);
    });

    test('or none: the values do not suit one of them', async () => {
      const ids = [await make({ kind: 'fancy', fancy_word: 'a' }), await make()];
      const { status, data } = await batch({ action: 'update', ids, values: { fancy_word: 'b' } });
      expect(status).toBe(422);
      expect(data.errors[0]).toMatchObject({ field: 'fancy_word', rule: 'notApplicable' });
      expect(await server.rows(`select 1 from specimen where version > 1 and id in (${ids})`)).toEqual([]);
    });

    test('a unique value cannot go to two', async () => {
      const ids = [await make(), await make()];
      const { data } = await batch({ action: 'update', ids, values: { code: 'SAME-1' } });
      expect(data.errors[0]).toMatchObject({ field: 'code', rule: 'unique' });
    });

    test.each([
      [{ ids: [1] }, 'action'],
      [{ action: 'create', ids: [1] }, 'action'],
      [{ action: 'constructor', ids: [1] }, 'action'],
      [{ action: 'delete' }, 'ids'],
      [{ action: 'delete', ids: [] }, 'ids'],
      [{ action: 'delete', ids: [0] }, 'ids'],
      [{ action: 'delete', ids: ['1'] }, 'ids'],
      [{ action: 'delete', ids: Array.from({ length: 1001 }, (_, at) => at + 1) }, 'ids'],
      [{ action: 'update', ids: [1], values: [] }, 'values'],
      [{ action: 'delete', ids: [1], more: 1 }, 'more'],
    ])('%j: 422 that names the field', async (body, name) => {
      const { status, data } = await batch(body);
      expect(status).toBe(422);
      expect(data.errors).toContainEqual(expect.objectContaining({ field: expect.stringContaining(name) }));
    });
  });
});
