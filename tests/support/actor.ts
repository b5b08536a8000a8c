import type { Actor } from '../../src/engine/schema/access/actor';
import { accountWith } from './account';

/** Changes of an actor; `pcode`, `store` and `stores` give its ties. */
export type ActorChanges = Partial<Omit<Actor, 'ties'>> & {
  readonly pcode?: string | null;
  readonly store?: number | null;
  /** The store and those below it. */
  readonly stores?: readonly number[];
};

/** An operator without permissions, changed as the test needs. */
export function actorWith({ pcode, store, stores, ...changes }: ActorChanges = {}): Actor {
  return accountWith({
    ...changes,
    ties: {
      partner: typeof pcode === 'string' ? [pcode] : [],
      store: stores ?? (typeof store === 'number' ? [store] : []),
    },
  });
}

export const rootActor: Actor = actorWith({ roles: ['ROOT'] });
