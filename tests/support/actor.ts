import { type Actor, reachOf } from '../../src/engine/schema/access/actor';

/** An operator without permissions, changed as the test needs. */
export function actorWith(changes: Partial<Actor> = {}): Actor {
  return {
    kind: 'account',
    id: 1,
    username: 'tester',
    utype: 1,
    roles: ['TESTER'],
    perms: [],
    pcode: null,
    store: null,
    stores: typeof changes.store === 'number' ? [changes.store] : [],
    scope: reachOf(changes.utype ?? 1, []),
    fields: {},
    partnerAllows: [],
    zone: null,
    mustChange: false,
    ...changes,
  };
}

export const rootActor: Actor = actorWith({ roles: ['ROOT'] });
