import { useCallback } from 'react';
import type { MenuEntry } from '../../entity/menu-entry';
import { permsInWords, takenFromOwn } from '../../entity/role-perms';
import { useActor } from '../providers/session';

type Tree = readonly MenuEntry[];

/** What a role of the reader's own would lose, to be put into a sentence. */
export interface OwnLoss {
  readonly role: string;
  readonly perms: string;
}

/** Tells whether a change of the menus takes something from a role of the reader's own: the server refuses it then. */
export function useOwnLoss(
  roles: readonly { readonly code: string; readonly name: string }[],
): (current: Tree, next: Tree) => OwnLoss | undefined {
  const actor = useActor();
  return useCallback(
    (current: Tree, next: Tree) => {
      const [loss] = takenFromOwn(actor, current, next);
      if (!loss) return undefined;
      const role = roles.find(({ code }) => code === loss.role)?.name ?? loss.role;
      return { role, perms: permsInWords(loss.perms) };
    },
    [actor, roles],
  );
}
