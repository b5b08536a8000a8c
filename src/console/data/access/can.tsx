import type { ReactNode } from 'react';
import type { Perms } from '../../../entity/access/perms';
import { usePerm } from './use-perm';

interface CanProps {
  readonly perms: Perms;
  readonly children: ReactNode;
}

/** Its content for those who hold one of the permissions; nothing for others. */
export function Can({ perms, children }: CanProps): ReactNode {
  return usePerm(perms) ? children : null;
}
