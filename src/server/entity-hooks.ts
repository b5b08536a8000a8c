import type { Model } from '../entity/declaration/model';
import type { Sessions } from './accounts/sessions';
import type { Database } from './database/database';
import type { EntityHooks } from './entity/context';
import { managerHook } from './overrides/manager';
import { menuHook } from './overrides/menu';
import { partnerConfigHook } from './overrides/partner-config';
import { roleHook } from './overrides/role';
import { merchantHook, storeHook } from './overrides/store';

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
