import { type Actor, reachOf } from '../../src/engine/schema/access/actor';
import { levels, userTypes } from '../../src/engine/schema/contract/app';

/** An account of the first kind that the application declares, without permissions and ties, changed as the test needs. */
export function accountWith(changes: Partial<Actor> = {}): Actor {
  const utype = changes.utype ?? userTypes[0].value;
  return {
    kind: 'account',
    id: 1,
    username: 'tester',
    utype,
    roles: ['TESTER'],
    perms: [],
    ties: Object.fromEntries(levels.map(({ name }) => [name, []])),
    scope: reachOf(utype, []),
    fields: {},
    settings: [],
    zone: null,
    mustChange: false,
    ...changes,
  };
}
