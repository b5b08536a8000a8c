import { describe, expect, test } from 'vitest';
import { actorWith, rootActor } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import { openServer, specimenModel } from './fixture';

const minimal = (code: string) => ({ text: `Sole ${code}`, code, pcode: 'P1' });

describe.each(oneEngine)('%s', (engine) => {
  const server = openForTests(() => openServer(engine, 'write_create', specimenModel));

  const create = (body: object, actor = rootActor) => server.call(actor, 'POST', '/specimens', body);

  test('a record comes back as it is stored, with defaults, times in UTC and clean HTML', async () => {
    const given = {
      ...minimal('FULL-1'),
      story: '<p onclick="x()">Hi <script>alert(1)</script><b>there</b></p>',
      ratio: -0.125,
      price: 12.3,
      share: 12.3456,
      words: ['a,b', '"c"', '{d}'],
      day: '2026-02-28',
      moment: '2026-02-28T08:00:00.5+02:00',
      extra: { size: 'L' },
      pass: 'secret1',
      photos: [],
    };
    const { status, data } = await create(given);
    expect(status).toBe(200);
    const { pass: _, ...shown } = given;
    expect(data).toMatchObject({
      ...shown,
      id: 1,
      version: 1,
      active: true,
      kind: 'plain',
      state: 'draft',
      story: '<p>Hi <b>there</b></p>',
      moment: '2026-02-28T06:00:00.500Z',
      note: null,
      twins: [],
      create_by: rootActor.id,
    });
    expect(data).not.toHaveProperty('pass');
    const [stored] = await server.rows('select pass from specimen where id = 1');
    expect(stored?.pass).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('the history says who gave what, and no password', async () => {
    const { data } = await create({ ...minimal('HISTORY-1'), pass: 'secret1' });
    const history = await server.rows(
      `select version, action, actor_id, actor_name, changes from footwork.history where record_id = ${data.id}`,
    );
    expect(history).toEqual([
      {
        version: 1,
        action: 'create',
        actor_id: 1,
        actor_name: 'tester',
        changes: {
          text: [null, 'Sole HISTORY-1'],
          code: [null, 'HISTORY-1'],
          pcode: [null, 'P1'],
          active: [null, true],
          kind: [null, 'plain'],
          pass: [null, null],
        },
      },
    ]);
  });

  test.each([
    ['unknown', { nothing: 1 }, { field: 'nothing', rule: 'unknownField' }],
    ['derived', { copies: 1 }, { field: 'copies', rule: 'unknownField' }],
    ['inherited', { shop_region: 'x' }, { field: 'shop_region', rule: 'unknownField' }],
    ['a workflow field', { state: 'sent' }, { field: 'state', rule: 'unknownField' }],
    ['system', { id: 5 }, { field: 'id', rule: 'unknownField' }],
    ['blank', { text: '  ' }, { field: 'text', rule: 'required' }],
    ['of a wrong kind', { amount: 'many' }, { field: 'amount', rule: 'type' }],
    ['not applicable', { fancy_word: 'x' }, { field: 'fancy_word', rule: 'notApplicable' }],
    ['missing under a condition', { kind: 'fancy' }, { field: 'fancy_word', rule: 'required' }],
    [
      'out of the calendar',
      { moment: '9999-12-31T23:59:59-10:00' },
      { field: 'moment', rule: 'format.date-time' },
    ],
  ])('%s: 422 and nothing stored', async (_, fields, issue) => {
    const before = await server.rows('select count(*) as n from specimen');
    const { status, data } = await create({ ...minimal('BAD-1'), ...fields });
    expect(status).toBe(422);
    expect(data.errors).toEqual([expect.objectContaining(issue)]);
    expect(await server.rows('select count(*) as n from specimen')).toEqual(before);
  });

  test('a field that the actor may not see, the actor may not give', async () => {
    const clerk = actorWith({ perms: ['biz:specimen:add'] });
    const { data } = await create({ ...minimal('CLERK-1'), hidden: 'x' }, clerk);
    expect(data.errors).toEqual([expect.objectContaining({ field: 'hidden', rule: 'unknownField' })]);
    const allowed = actorWith({ perms: ['biz:specimen:add', 'biz:specimen:secret'] });
    expect((await create({ ...minimal('CLERK-2'), hidden: 'x' }, allowed)).data.hidden).toBe('x');
  });
});
