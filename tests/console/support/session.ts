import type { MenuRoute } from '../../../src/console/app/menu-route';
import type { Session } from '../../../src/console/providers/session';
import type { Actor } from '../../../src/entity/actor';

/** What the server would have told the actor at the start. */
export function sessionOf(actor: Actor, menus: readonly MenuRoute[] = []): Session {
  const { id: userId, store: storeId, stores: storeIds, ...account } = actor;
  return { user: { ...account, userId, storeId, storeIds, nickname: 'Tess', avatar: null }, actor, menus };
}
