import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../../src/engine/schema/access/actor';
import { permissionsOf } from '../../../src/engine/schema/access/verbs';
import { actorWith } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { review } from '../../support/review';
import { oneEngine } from '../database/engines';
import { modelWith, openServer } from './fixture';

const model = modelWith(review);
const noon = '2026-06-15T12:00:00.000Z';

describe.each(oneEngine)('%s', (engine) => {
  const server = openForTests(() => openServer(engine, 'workflow', model));
  let author: Actor;
  let reviewer: Actor;
  let made = 0;

  beforeAll(async () => {
    server.setHooks(false);
    const account = (username: string) => `('${username}', '${username}', '${username}', 'x', '1', true)`;
    const rows = await server.rows(
      `insert into manager (username, nickname, contact, password, utype, available)
       values ${account('author')}, ${account('reviewer')} returning id, username`,
    );
    const [one, two] = rows.map(({ id, username }) =>
      actorWith({ id: Number(id), username: String(username), roles: ['ROOT'] }),
    );
    if (!one || !two) throw new Error('the accounts were not stored');
    [author, reviewer] = [one, two];
  });
  beforeEach(() => {
    server.clock.now = new Date(noon);
  });

  const make = async (fields: object = {}): Promise<number> => {
    const body = { title: `Review ${++made}`, pcode: 'P1', ...fields };
    return (await server.call(author, 'POST', '/specimen-reviews', body)).data.id;
  };
  const act = (id: number, action: string, body?: object, actor = author) =>
    server.call(actor, 'POST', `/specimen-reviews/${id}/${action}`, body);
  const show = async (id: number, actor = author) =>
    (await server.call(actor, 'GET', `/specimen-reviews/${id}`)).data;

  describe('effects', () => {
    test('are written with the state, in one version and one entry of the history', async () => {
      const id = await make({ score: 10 });
      const { status, data } = await act(id, 'submit', { remark: 'please' });
      expect(status, JSON.stringify(data)).toBe(200);
      expect(data).toMatchObject({
        state: 'under_review',
        remark: 'please',
        stage: 'waiting',
        submitted_by: author.id,
        submitted_at: noon,
        version: 2,
      });
      const { list } = (await server.call(author, 'GET', `/specimen-reviews/${id}/history`)).data;
      expect(list[0]).toMatchObject({
        version: 2,
        action: 'submit',
        actor: 'author',
        changes: {
          state: ['none', 'under_review'],
          remark: [null, 'please'],
          stage: [null, 'waiting'],
          submitted_by: [null, author.id],
          submitted_at: [null, noon],
        },
      });
      expect(list[0].changes).not.toHaveProperty('decided_on');
    });

    test('of a date are the day in UTC, of links none', async () => {
      const id = await make({ score: 90 });
      await act(id, 'submit');
      expect((await act(id, 'pass', {}, reviewer)).data).toMatchObject({
        decided_on: '2026-06-15',
        stage: 'done',
        grade: 'good',
      });
      const linked = await make({ helpers: [id] });
      expect((await act(linked, 'expire')).data).toMatchObject({ state: 'expired', helpers: [] });
    });

    test('cannot be given by the caller', async () => {
      const id = await make();
      for (const field of ['submitted_by', 'submitted_at', 'stage']) {
        const { status, data } = await act(id, 'submit', { [field]: null });
        expect([status, data.errors[0].rule]).toEqual([422, 'unknownField']);
      }
    });
  });

  describe('optional fields', () => {
    test('may be given or left out, and are checked', async () => {
      const id = await make();
      await act(id, 'submit');
      const { status, data } = await act(id, 'fail', { reason: 'late', score: 101 }, reviewer);
      expect([status, data.errors]).toEqual([
        422,
        [expect.objectContaining({ field: 'score', rule: 'maximum' })],
      ]);
      expect((await act(id, 'fail', { reason: 'late', score: 20 }, reviewer)).data).toMatchObject({
        score: 20,
      });
      const other = await make();
      await act(other, 'submit');
      expect((await act(other, 'fail', { reason: 'late' }, reviewer)).data).toMatchObject({ score: null });
    });
  });

  describe('notBy', () => {
    test('refuses the account that the record names, and tells it beforehand', async () => {
      const id = await make({ score: 60 });
      await act(id, 'submit');
      const { status, msg, data } = await act(id, 'pass');
      expect([status, data.errors[0].rule]).toEqual([422, 'notBy']);
      expect(msg).toContain('Submitted by');
      expect((await show(id))._limits.actions).toEqual({ pass: 'notBy', fail: 'notBy' });
      expect((await show(id, reviewer))._limits.actions).toEqual({});
      const batch = { action: 'pass', ids: [id] };
      expect((await server.call(author, 'POST', '/specimen-reviews/batch', batch)).status).toBe(422);
      expect((await act(id, 'pass', {}, reviewer)).status).toBe(200);
    });
  });

  describe('before', () => {
    test('is possible up to the end of the day, in lists as well', async () => {
      const past = await make({ deadline: '2026-06-14' });
      const today = await make({ deadline: '2026-06-15' });
      expect((await act(past, 'submit')).data.errors[0]).toMatchObject({ rule: 'before' });
      const { list } = (
        await server.call(author, 'GET', `/specimen-reviews?id_gte=${past}&_sort=id&_columns=title`)
      ).data;
      expect(list.map((row: { _limits: object }) => row._limits)).toEqual([
        { actions: { submit: 'before' }, fields: {} },
        undefined,
      ]);
      expect((await act(today, 'submit')).status).toBe(200);
    });
  });

  describe('guard', () => {
    test('17.28: refuses records that do not meet it, and says what they have instead', async () => {
      const id = await make({ score: 59 });
      await act(id, 'submit');
      const { status, msg, data } = await act(id, 'pass', {}, reviewer);
      expect([status, data.errors]).toEqual([
        422,
        [
          expect.objectContaining({
            field: '',
            rule: 'guard',
            params: { fields: 'score', value: 59 },
            message: 'Not possible while Score is “59”',
          }),
        ],
      ]);
      expect(msg).toMatch(/^Not possible while Score is “59” \(.+\)$/);
      const blind = actorWith({
        id: reviewer.id,
        perms: permissionsOf(review),
        fields: { 'specimen-review': { hidden: ['score'] } },
      });
      expect((await act(id, 'pass', {}, blind)).data.errors).toEqual([
        expect.objectContaining({
          params: { fields: 'score' },
          message: 'Not possible while Score has its present value',
        }),
      ]);
      expect((await show(id, reviewer))._limits.actions).toMatchObject({ pass: 'guard' });
    });
  });

  test('17.12: limits say nothing about states and values that are hidden from the reader', async () => {
    const reader = (...hidden: string[]) =>
      actorWith({
        id: author.id,
        perms: permissionsOf(review),
        fields: { 'specimen-review': { hidden } },
      });
    const id = await make({ score: 10, deadline: '2026-06-14' });
    const overdue = { actions: { submit: 'before' }, fields: {} };
    expect(await show(id, reader())).toMatchObject({ _limits: overdue });
    for (const hidden of ['state', 'deadline']) {
      expect(await show(id, reader(hidden))).not.toHaveProperty('_limits');
    }
    const other = await make({ score: 10 });
    await act(other, 'submit', {}, reviewer);
    const all = (await show(other, reader()))._limits;
    expect(all).toMatchObject({ actions: { pass: 'guard' }, fields: { title: 'locked' } });
    expect(await show(other, reader('state'))).not.toHaveProperty('_limits');
    const { actions, fields } = (await show(other, reader('score')))._limits;
    expect([actions, fields.title]).toEqual([{}, 'locked']);
    const { list } = (
      await server.call(reader('state'), 'GET', `/specimen-reviews?id=${other}&_columns=title`)
    ).data;
    expect(list).toEqual([expect.not.objectContaining({ _limits: expect.anything() })]);
    // Locks do not depend on what the answer shows: the record stays locked.
    const sent = { version: 2, title: 'Other' };
    expect((await server.call(reader('state'), 'PUT', `/specimen-reviews/${other}`, sent)).status).toBe(422);
  });

  describe('a state that a field depends on', () => {
    test('lets the action give it, and clears it once it does not apply', async () => {
      const id = await make();
      await act(id, 'submit');
      expect((await act(id, 'fail', {}, reviewer)).data.errors[0]).toMatchObject({
        field: 'reason',
        rule: 'required',
      });
      expect((await act(id, 'fail', { reason: 'late' }, reviewer)).data).toMatchObject({ reason: 'late' });
      const again = (await act(id, 'submit')).data;
      expect(again).toMatchObject({ state: 'under_review', reason: null, decided_on: null });
    });
  });

  describe('locks', () => {
    test('17.28: keep fields as they are while their condition holds, and say which', async () => {
      const id = await make();
      const { version } = (await act(id, 'submit')).data;
      const put = (body: object) =>
        server.call(author, 'PUT', `/specimen-reviews/${id}`, { version, ...body });
      const { status, data } = await put({ title: 'Other', score: 3 });
      expect([status, data.errors]).toEqual([
        422,
        [
          expect.objectContaining({
            field: 'title',
            rule: 'locked',
            message: 'Under review specimen reviews keep “Title” as it is',
          }),
          expect.objectContaining({ field: 'score', rule: 'locked' }),
        ],
      ]);
      expect((await put({ remark: 'open' })).data).toMatchObject({ remark: 'open' });
      expect((await act(id, 'withdraw')).status).toBe(200);
      const free = await show(id);
      expect(free).not.toHaveProperty('_limits');
      const body = { version: free.version, title: 'Other' };
      expect((await server.call(author, 'PUT', `/specimen-reviews/${id}`, body)).status).toBe(200);
    });

    test('17.28: keep records, alone and in a batch with others, and say which', async () => {
      const id = await make({ score: 100 });
      await act(id, 'submit');
      await act(id, 'pass', {}, reviewer);
      const other = await make();
      const { status, msg, data } = await server.call(author, 'DELETE', `/specimen-reviews/${id}`);
      const refused = { rule: 'locked', params: { action: 'delete', fields: 'state', state: 'passed' } };
      expect([status, data.errors[0]]).toEqual([422, expect.objectContaining(refused)]);
      expect(msg).toMatch(/^Passed specimen reviews cannot be deleted \(.+\)$/);
      const batch = { action: 'delete', ids: [other, id] };
      const answer = await server.call(author, 'POST', '/specimen-reviews/batch', batch);
      expect([answer.status, answer.msg]).toEqual([422, msg]);
      expect(await server.rows(`select count(*) from specimen_review where id in (${id}, ${other})`)).toEqual(
        [{ count: 2 }],
      );
    });
  });
});
