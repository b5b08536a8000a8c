import { afterAll, expect, test, vi } from 'vitest';
import type { Actor } from '../../../src/engine/schema/access/actor';
import { Sessions } from '../../../src/engine/server/accounts/sessions';
import { databaseOfPglite } from '../../../src/engine/server/database/database';
import { Events } from '../../../src/engine/server/events/events';
import { loadModel } from '../../../src/engine/server/registry';
import { actorWith } from '../../support/actor';
import { openPglite } from '../../support/pglite-template';

const database = databaseOfPglite(await openPglite());
afterAll(async () => {
  vi.useRealTimers();
  await database.close();
});

/** Returns each account only when the test releases it. */
class HeldSessions extends Sessions {
  readonly asked: ((actor: Actor) => void)[] = [];

  override peek(): Promise<Actor> {
    return new Promise((resolve) => this.asked.push(resolve));
  }
}

test('of two changes in a row the later one has the last word, however late the first was read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sessions = new HeldSessions(database, () => new Date());
  const events = new Events(database, sessions, loadModel());
  const stream = events.open(actorWith(), 'token');
  /** Advances the clock past the time for which the server collects changes. */
  const gathered = () => vi.advanceTimersByTimeAsync(1000);
  sessions.invalidate([1]);
  await gathered();
  expect(sessions.asked).toHaveLength(1);
  sessions.invalidate([1]);
  await gathered();
  expect(sessions.asked).toHaveLength(1);
  sessions.asked[0]?.(actorWith({ perms: ['biz:store:view'] }));
  await gathered();
  expect(sessions.asked).toHaveLength(2);
  sessions.asked[1]?.(actorWith({ perms: [] }));
  await gathered();
  expect(stream.actor.perms).toEqual([]);
  await events.close();
});
