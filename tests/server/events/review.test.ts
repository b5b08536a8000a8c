import { afterAll, expect, test } from 'vitest';
import type { Actor } from '../../../src/entity/actor';
import { databaseOfPglite } from '../../../src/server/database';
import { Events } from '../../../src/server/events/events';
import { Sessions } from '../../../src/server/session/sessions';
import { actorWith } from '../../support/actor';
import { openPglite } from '../../support/pglite-template';

const database = databaseOfPglite(await openPglite());
afterAll(() => database.close());

/** Answers each reading of an account when the test says so. */
class HeldSessions extends Sessions {
  readonly asked: ((actor: Actor) => void)[] = [];

  override peek(): Promise<Actor> {
    return new Promise((resolve) => this.asked.push(resolve));
  }

  async next(count: number): Promise<void> {
    await expect.poll(() => this.asked.length).toBe(count);
  }
}

test('of two changes in a row the later one has the last word, however late the first was read', async () => {
  const sessions = new HeldSessions(database, () => new Date());
  const events = new Events(database, sessions);
  const stream = events.open(actorWith(), 'token');
  sessions.invalidate([1]);
  await sessions.next(1);
  sessions.invalidate([1]);
  // Longer than changes are gathered for: the second reading would be under way by now.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(sessions.asked).toHaveLength(1);
  sessions.asked[0]?.(actorWith({ perms: ['biz:store:view'] }));
  await sessions.next(2);
  sessions.asked[1]?.(actorWith({ perms: [] }));
  await expect.poll(() => stream.actor.perms).toEqual([]);
  await events.close();
});
