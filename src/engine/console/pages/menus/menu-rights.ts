import { useCan } from '@refinedev/core';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import type { MenuEntry } from '../../../schema/menu/menu-entry';
import type { RoleInfo } from '../../../schema/menu/menu-impact';
import { type EntryRights, entryRights, type RightsRefusal } from '../../../schema/menu/menu-rights';
import { permsInWords } from '../../../schema/menu/role-changes';
import { useActor } from '../../data/session';
import type { MenuEditor } from './menu-editor';

export function useMayChangeMenus(): boolean {
  return useCan({ resource: 'menu', action: 'edit' }).data?.can ?? false;
}

/** The changes that the reader may not publish, if the entry becomes `entry`. */
export function useEntryRights({ published }: MenuEditor, entry: MenuEntry): EntryRights {
  const actor = useActor();
  return useMemo(() => entryRights(actor, published, entry), [actor, published, entry]);
}

/** Why somebody else has to publish a change. */
export function refusalText(t: TFunction, refusal: RightsRefusal, roles: readonly RoleInfo[]): string {
  const key = `menuPage.publish.${refusal.reason}` as const;
  if (refusal.reason !== 'ownRoleLoses') return t(key, { ...refusal });
  const { role, perms } = refusal.loss;
  const name = roles.find(({ code }) => code === role)?.name ?? role;
  return t(key, { role: name, perms: permsInWords(perms) });
}
