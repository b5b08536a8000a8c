import type { UserInfo } from '../contract/endpoints/session';
import type { Actor } from './actor';

/** The signed-in account in the form that the functions of `access` expect. */
export function actorOf({ userId: id, ...info }: UserInfo): Actor {
  return { kind: 'account', id, ...info };
}
