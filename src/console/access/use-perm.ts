import { holdsOneOf, type Perms } from '../../entity/perms';
import { useActor } from '../providers/session';

/** Whether who is signed in holds one of these permissions. Throws without a list of them, ROOT included. */
export function usePerm(perms: Perms): boolean {
  return holdsOneOf(useActor(), perms);
}
