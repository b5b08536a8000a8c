import type { TFunction } from 'i18next';
import { useCallback, useMemo } from 'react';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import {
  type EntryRights,
  entryRights,
  type RightsRefusal,
  rightsRefusal,
} from '../../../entity/menu/menu-rights';
import { permsInWords } from '../../../entity/menu/role-perms';
import { useActor } from '../../data/session';
import type { Desk } from './desk';

type Tree = readonly MenuEntry[];
type Names = readonly { readonly code: string; readonly name: string }[];

/** Tells why the reader may not change the menus so, as the server does. */
export function useRightsRefusal(): (current: Tree, next: Tree) => RightsRefusal | undefined {
  const actor = useActor();
  return useCallback((current: Tree, next: Tree) => rightsRefusal(actor, current, next), [actor]);
}

/** What of a change of one entry, told by its fields as they are to be, the reader may not publish. */
export function useEntryRights({ published }: Desk, entry: MenuEntry): EntryRights {
  const actor = useActor();
  return useMemo(() => entryRights(actor, published, entry), [actor, published, entry]);
}

/** Why a change of the published menus is refused. */
export function refusalInWords(t: TFunction, refusal: RightsRefusal, roles: Names): string {
  switch (refusal.reason) {
    case 'rolesLocked':
      return t('menuPage.rolesRefused');
    case 'beyondOwnRights':
      return t('menuPage.beyond', { permission: refusal.permission });
    case 'ownRoleLoses':
      return t('validation.ownRoleLoses', lossInWords(refusal.loss, roles));
  }
}

/** Why the reader cannot publish all of this, and who can. */
export function unpublishedInWords(t: TFunction, refusal: RightsRefusal, roles: Names): string {
  switch (refusal.reason) {
    case 'rolesLocked':
      return t('menuPage.publish.locked');
    case 'beyondOwnRights':
      return t('menuPage.publish.beyond', { permission: refusal.permission });
    case 'ownRoleLoses':
      return t('menuPage.publish.loses', lossInWords(refusal.loss, roles));
  }
}

function lossInWords({ role, perms }: { role: string; perms: readonly string[] }, roles: Names) {
  return { role: roles.find(({ code }) => code === role)?.name ?? role, perms: permsInWords(perms) };
}
