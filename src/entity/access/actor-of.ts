import type { UserInfo } from '../contract/endpoints/session';
import type { Actor } from './actor';

/** The signed-in account as the functions of `access` take it. */
export function actorOf(info: UserInfo): Actor {
  return {
    kind: 'account',
    id: info.userId,
    username: info.username,
    utype: info.utype,
    roles: info.roles,
    perms: info.perms,
    pcode: info.pcode,
    store: info.storeId,
    stores: info.storeIds,
    scope: info.scope,
    fields: info.fields,
    partnerAllows: info.partnerAllows,
    mustChange: info.mustChange,
  };
}
