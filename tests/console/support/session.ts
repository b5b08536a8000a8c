import type { MenuRoute } from '../../../src/engine/console/data/navigation/menu-route';
import type { Session } from '../../../src/engine/console/data/session';
import type { Actor } from '../../../src/engine/schema/access/actor';

/** The session that the server would return for the actor at the start. */
export function sessionOf(actor: Actor, menus: readonly MenuRoute[] = []): Session {
  const { id: userId, ...account } = actor;
  return { user: { ...account, userId, nickname: 'Tess', avatar: null }, actor, menus };
}
