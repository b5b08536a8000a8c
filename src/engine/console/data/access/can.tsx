import type { ReactNode } from 'react';
import { holdsOneOf, type Perms } from '../../../schema/access/perms';
import { useActor } from '../session';

interface CanProps {
  readonly perms: Perms;
  readonly children: ReactNode;
}

/** Renders its children for accounts that hold one of the permissions, and nothing for others. */
export function Can({ perms, children }: CanProps): ReactNode {
  return usePerm(perms) ? children : null;
}

/**
 * Whether the signed-in account holds one of these permissions. Throws without a list of permissions, also for ROOT.
 */
export function usePerm(perms: Perms): boolean {
  return holdsOneOf(useActor(), perms);
}
