import { type Actor, reachOf } from '../../src/engine/schema/access/actor';

/** Changes of an actor; what ties it can be given by the fields of an account. */
export type ActorChanges = Partial<Omit<Actor, 'ties'>> & {
  readonly pcode?: string | null;
  readonly store?: number | null;
  /** The store and those below it. */
  readonly stores?: readonly number[];
};

/** An operator without permissions, changed as the test needs. */
export function actorWith({ pcode, store, stores, ...changes }: ActorChanges = {}): Actor {
  return {
    kind: 'account',
    id: 1,
    username: 'tester',
    utype: 1,
    roles: ['TESTER'],
    perms: [],
    ties: {
      partner: typeof pcode === 'string' ? [pcode] : [],
      store: stores ?? (typeof store === 'number' ? [store] : []),
    },
    scope: reachOf(changes.utype ?? 1, []),
    fields: {},
    settings: [],
    zone: null,
    mustChange: false,
    ...changes,
  };
}

export const rootActor: Actor = actorWith({ roles: ['ROOT'] });
