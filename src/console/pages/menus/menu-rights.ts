import { useCan } from '@refinedev/core';
import type { TFunction } from 'i18next';
import { useCallback, useMemo } from 'react';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import {
  type EntryRights,
  entryRights,
  type RightsRefusal,
  rightsRefusal,
} from '../../../entity/menu/menu-rights';
import { permsInWords } from '../../../entity/menu/role-changes';
import { useActor } from '../../data/session';
import type { Desk } from './desk';

type Tree = readonly MenuEntry[];
type Names = readonly { readonly code: string; readonly name: string }[];

/** Whether the reader may create, edit or delete menus. */
export function useMayMenu(action: 'create' | 'edit' | 'delete'): boolean {
  return useCan({ resource: 'menu', action }).data?.can ?? false;
}

/** Answers why the reader may not turn the one tree into the other, by the rules of the server. */
export function useRightsRefusal(): (current: Tree, next: Tree) => RightsRefusal | undefined {
  const actor = useActor();
  return useCallback((current: Tree, next: Tree) => rightsRefusal(actor, current, next), [actor]);
}

/** Which changes of an entry, given as it is to be, the reader may not publish. */
export function useEntryRights({ published }: Desk, entry: MenuEntry): EntryRights {
  const actor = useActor();
  return useMemo(() => entryRights(actor, published, entry), [actor, published, entry]);
}

/** Why a change of the published menus is refused. */
export function refusalText(t: TFunction, refusal: RightsRefusal, roles: Names): string {
  const keys = {
    rolesLocked: 'menuPage.rolesRefused',
    beyondOwnRights: 'menuPage.beyond',
    ownRoleLoses: 'validation.ownRoleLoses',
  } as const;
  return t(keys[refusal.reason], detailsOf(refusal, roles));
}

/** Why the reader cannot publish a draft, and who can. */
export function refusalToPublish(t: TFunction, refusal: RightsRefusal, roles: Names): string {
  const keys = {
    rolesLocked: 'menuPage.publish.locked',
    beyondOwnRights: 'menuPage.publish.beyond',
    ownRoleLoses: 'menuPage.publish.loses',
  } as const;
  return t(keys[refusal.reason], detailsOf(refusal, roles));
}

function detailsOf(refusal: RightsRefusal, roles: Names) {
  if (refusal.reason !== 'ownRoleLoses') return { ...refusal };
  const { role, perms } = refusal.loss;
  return { role: roles.find(({ code }) => code === role)?.name ?? role, perms: permsInWords(perms) };
}
