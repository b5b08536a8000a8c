import { holdsOneOf, type Perms } from '../../../entity/access/perms';
import { useActor } from '../session';

/** Whether who is signed in holds one of these permissions. Throws without a list of them, ROOT included. */
export function usePerm(perms: Perms): boolean {
  return holdsOneOf(useActor(), perms);
}
