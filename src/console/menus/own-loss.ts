import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../entity/menu-entry';
import { permsTakenFromOwn } from '../../entity/role-perms';
import { useActor } from '../providers/session';

type Tree = readonly MenuEntry[];

/** So many permissions are named. */
const named = 3;

/**
 * Says why the reader may not have the menus changed so, where that would take something from a role of its
 * own. The server refuses the same, in the same words.
 */
export function useOwnLoss(
  roles: readonly { readonly code: string; readonly name: string }[],
): (current: Tree, next: Tree) => string | undefined {
  const { t } = useTranslation();
  const actor = useActor();
  return useCallback(
    (current: Tree, next: Tree) => {
      const [loss] = permsTakenFromOwn(actor, current, next);
      if (!loss) return undefined;
      const role = roles.find(({ code }) => code === loss.role)?.name ?? loss.role;
      const more = loss.perms.length > named ? ', …' : '';
      const perms = loss.perms.slice(0, named).join(', ') + more;
      return t('validation.ownRoleLoses', { role, perms });
    },
    [t, actor, roles],
  );
}
