import { createContext, useContext } from 'react';
import type { Actor, UserType } from '../../entity/actor';
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
    throw new ApiError(0, 0, words.t('signIn.errors.noAnswer'));
  });
  for (const { code, msg } of [user, menus]) {
    if (code !== 0) throw new ApiError(code, 0, msg || words.t('signIn.errors.systemError'));
  }
  const info = user.data as UserInfo | null;
  if (!info) throw new ApiError(0, 0, words.t('signIn.errors.verificationFailed'));
  if (!Array.isArray(info.roles) || info.roles.length === 0) {
    throw new ApiError(0, 0, words.t('signIn.errors.noRoles'));
  }
  return { user: info, actor: actorOf(info), menus: Array.isArray(menus.data) ? menus.data : [] };
}

function actorOf({ userId, username, utype, roles, perms, pcode, storeId }: UserInfo): Actor {
  return { id: userId, username, utype, roles, perms: perms ?? [], pcode, store: storeId };
}
