import type { Model } from '../entity/model';
import { partnerConfigHook } from './access/partner-config-hook';
import { merchantHook, storeHook } from './access/store-hooks';
import type { EntityHooks } from './context';
import type { Database } from './database';
import { menuHook } from './menus/menu-hook';
import { managerHook } from './session/manager-hook';
import { roleHook } from './session/role-hook';
import type { Sessions } from './session/sessions';

/** The entities whose writes are more than storing. */
export function entityHooks(sessions: Sessions, database: Database, model: Model): EntityHooks {
  return {
    manager: managerHook(sessions),
    role: roleHook(sessions, model),
    'partner-config': partnerConfigHook(sessions, database),
    store: storeHook(sessions, database, model),
    merchant: merchantHook(sessions, database),
    menu: menuHook(sessions, database, model),
  };
}
