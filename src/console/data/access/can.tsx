import type { ReactNode } from 'react';
import { holdsOneOf, type Perms } from '../../../entity/access/perms';
import { useActor } from '../session';

interface CanProps {
  readonly perms: Perms;
  readonly children: ReactNode;
}

/** Its content for those who hold one of the permissions; nothing for others. */
export function Can({ perms, children }: CanProps): ReactNode {
  return usePerm(perms) ? children : null;
}

/** Whether who is signed in holds one of these permissions. Throws without a list of them, ROOT included. */
export function usePerm(perms: Perms): boolean {
  return holdsOneOf(useActor(), perms);
}
