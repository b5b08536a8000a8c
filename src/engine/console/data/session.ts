import { createContext, useContext } from 'react';
import type { Actor } from '../../schema/access/actor';
import { actorOf } from '../../schema/access/actor-of';
import type { UserInfo } from '../../schema/contract/endpoints/session';
import { setReaderZone } from '../i18n/format/zone';
import { words } from '../i18n/words';
import { ApiError } from './api-error';
import type { MenuRoute } from './navigation/menu-route';
import { requestSession } from './session-request';

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

/** The signed-in account as `src/engine/schema/access/access` expects it. */
export function useActor(): Actor {
  return useSession().actor;
}

/** Rejects with a message for the user when the session cannot be used. */
export async function loadSession(token: string): Promise<Session> {
  const [user, menus] = await requestSession(token).catch(() => {
    throw new ApiError(0, 0, words.t('console.error.network'));
  });
  for (const { code, msg } of [user, menus]) {
    if (code !== 0) throw new ApiError(code, 200, msg || words.t('console.error.system'));
  }
  const info = user.data;
  if (!info) throw new ApiError(0, 200, words.t('console.session.verificationFailed'));
  if (!Array.isArray(info.roles) || info.roles.length === 0) {
    throw new ApiError(0, 200, words.t('console.session.noRoles'));
  }
  setReaderZone(info.zone);
  return { user: info, actor: actorOf(info), menus: Array.isArray(menus.data) ? menus.data : [] };
}
