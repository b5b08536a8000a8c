import type { Actor, Reach, UserType } from '../access/actor';
import type { FieldRules } from '../access/field-rules';

/** Who is signed in, as `GET /manger/getUserInfo` tells the console. */
export interface UserInfo {
  readonly userId: number;
  readonly username: string;
  readonly nickname: string;
  readonly avatar: string | null;
  readonly utype: UserType;
  /** Role codes. */
  readonly roles: readonly string[];
  readonly perms: readonly string[];
  readonly pcode: string | null;
  readonly storeId: number | null;
  /** That store, and after it those that belong to it. */
  readonly storeIds: readonly number[];
  readonly scope: Reach;
  readonly fields: FieldRules;
  /** Settings that the partner of its store has turned on. */
  readonly partnerAllows: readonly string[];
  /** A password was given to this account; it must choose its own before anything else. */
  readonly mustChange: boolean;
}

/** Who is signed in, as `access` wants it. */
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
