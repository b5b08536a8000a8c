import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../../src/engine/schema/contract/app-error';
import { takeDueActions } from '../../../src/engine/server/timers/take-due-actions';
import { rootActor } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { review } from '../../support/review';
import { oneEngine } from '../database/engines';
import { modelWith, openServer } from '../write/fixture';

const model = modelWith(review);

describe.each(oneEngine)('%s', (engine) => {
  const server = openForTests(() => openServer(engine, 'due_actions', model));
  let made = 0;

  beforeAll(async () => {
    server.setHooks(false);
  });
  beforeEach(() => {
    server.clock.now = new Date('2026-06-15T12:00:00.000Z');
    return server.rows('delete from specimen_review');
  });

  const make = async (fields: object): Promise<number> => {
    const body = { title: `Review ${++made}`, pcode: 'P1', ...fields };
    const { data } = await server.call(rootActor, 'POST', '/specimen-reviews', body);
    return data.id;
  };
  const submitted = async (at: string): Promise<number> => {
    const id = await make({});
    await server.rows(
      `update specimen_review set state = 'under_review', submitted_at = '${at}' where id = ${id}`,
    );
    return id;
  };
  const take = async (): Promise<{ taken: number; failures: unknown[] }> => {
    const failures: unknown[] = [];
    return { taken: await takeDueActions(server.context, (error) => failures.push(error)), failures };
  };
  const states = async () =>
    Object.fromEntries(
      (await server.rows('select id, state from specimen_review order by id')).map(({ id, state }) => [
        id,
        state,
      ]),
    );

  test('an action is taken once its time has come, with its effects, by the system', async () => {
    const helper = await make({});
    const due = await make({ deadline: '2026-06-14', helpers: [helper] });
    const today = await make({ deadline: '2026-06-15' });
    const late = await submitted('2026-06-15T11:30:00.000Z');
    const early = await submitted('2026-06-15T11:30:00.001Z');
    expect(await take()).toEqual({ taken: 2, failures: [] });
    expect(await states()).toEqual({
      [helper]: 'none',
      [due]: 'expired',
      [today]: 'none',
      [late]: 'overdue',
      [early]: 'under_review',
    });
    const { data } = await server.call(rootActor, 'GET', `/specimen-reviews/${due}/history`);
    expect(data.list[0]).toMatchObject({
      action: 'expire',
      actor: 'system',
      actorKind: 'system',
      version: 2,
      changes: { state: ['none', 'expired'], helpers: [[helper], []] },
    });
    const shown = (await server.call(rootActor, 'GET', `/specimen-reviews/${due}`)).data;
    expect(shown).toMatchObject({ update_by: null, version: 2 });
    expect(await take()).toEqual({ taken: 0, failures: [] });
  });

  test('a record that cannot be written is reported, and holds up no other', async () => {
    const ids = [await make({ deadline: '2026-01-01' }), await make({ deadline: '2026-01-01' })];
    server.setHooks({
      'specimen-review': {
        prepare: () => async (given, current) => {
          if (current?.id === ids[0]) throw new AppError('outOfScope');
          return given;
        },
      },
    });
    const { taken, failures } = await take();
    server.setHooks(false);
    expect(taken).toBe(1);
    expect(failures).toMatchObject([{ error: 'outOfScope', params: { id: ids[0] } }]);
    expect(await states()).toEqual({ [ids[0] ?? 0]: 'none', [ids[1] ?? 0]: 'expired' });
  });

  test('of two servers one takes the action of a record', async () => {
    const ids = [];
    for (let n = 0; n < 5; n++) ids.push(await make({ deadline: '2026-01-01' }));
    const answers = await Promise.all([take(), take(), take()]);
    expect(answers.flatMap(({ failures }) => failures)).toEqual([]);
    expect(answers.reduce((sum, { taken }) => sum + taken, 0)).toBe(5);
    expect(await server.rows(`select distinct version from specimen_review where id in (${ids})`)).toEqual([
      { version: 2 },
    ]);
  });

  test('more than are written at once are all taken', async () => {
    await server.rows(
      `insert into specimen_review (title, pcode, deadline)
       select 'Many ' || n, 'P1', '2026-01-01' from generate_series(1, 1201) n`,
    );
    expect(await take()).toEqual({ taken: 1201, failures: [] });
  });
});
