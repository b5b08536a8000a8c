import { createContext, useContext } from 'react';
import type { Actor, Reach, UserType } from '../../entity/actor';
import type { FieldRules } from '../../entity/field-rules';
import type { MenuRoute } from '../app/menu-route';
import { requestSession } from '../session-request';
import { words } from '../words/words';
import { ApiError } from './api-error';

/** `GET /manger/getUserInfo`. */
export interface UserInfo {
  readonly userId: number;
  readonly username: string;
  readonly nickname: string;
  readonly avatar: string | null;
  readonly utype: UserType;
  readonly roles: readonly string[];
  readonly perms: readonly string[];
  readonly pcode: string | null;
  readonly storeId: number | null;
  readonly scope: Reach;
  readonly fields: FieldRules;
  /** A password was given to this account; it must choose its own before anything else. */
  readonly mustChange: boolean;
}

export interface Session {
  readonly user: UserInfo;
  readonly actor: Actor;
  readonly menus: readonly MenuRoute[];
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is for signed-in pages');
  return session;
}

/** Who is signed in, as `src/entity/access` wants it. */
export function useActor(): Actor {
  return useSession().actor;
}

/** Rejects with words for the user when the session cannot be used. */
export async function loadSession(token: string): Promise<Session> {
  const [user, menus] = await requestSession(token).catch(() => {
    throw new ApiError(0, 0, words.t('console.error.network'));
  });
  for (const { code, msg } of [user, menus]) {
    if (code !== 0) throw new ApiError(code, 0, msg || words.t('console.error.system'));
  }
  const info = user.data as UserInfo | null;
  if (!info) throw new ApiError(0, 0, words.t('console.session.verificationFailed'));
  if (!Array.isArray(info.roles) || info.roles.length === 0) {
    throw new ApiError(0, 0, words.t('console.session.noRoles'));
  }
  return { user: info, actor: actorOf(info), menus: Array.isArray(menus.data) ? menus.data : [] };
}

function actorOf(info: UserInfo): Actor {
  return {
    id: info.userId,
    username: info.username,
    utype: info.utype,
    roles: info.roles,
    perms: info.perms,
    pcode: info.pcode,
    store: info.storeId,
    scope: info.scope,
    fields: info.fields,
    mustChange: info.mustChange,
  };
}
