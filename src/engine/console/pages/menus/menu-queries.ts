import { keepPreviousData } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import {
  getMenuDraft,
  getMenuDraftImpact,
  getMenuDrafts,
  type Impact,
} from '../../../schema/contract/endpoints/menu-draft';
import { getMenuRevision, getMenuRevisions } from '../../../schema/contract/endpoints/menu-revision';
import { getMenuTree, type LiveTree } from '../../../schema/contract/endpoints/menu-tree';
import type { Side } from '../../../schema/menu/merge-menus';
import { useEndpoint } from '../../data/endpoint/use-endpoint';
import { roleText } from '../../i18n/role-text';

export function useLiveTree() {
  const { t } = useTranslation();
  const select = useCallback(
    (live: LiveTree) => ({ ...live, roles: live.roles.map((role) => named(t, role)) }),
    [t],
  );
  return useEndpoint(getMenuTree, {}, { select });
}

export const useDrafts = () => useEndpoint(getMenuDrafts, {});

export const useStoredDraft = (id: number, enabled: boolean) =>
  useEndpoint(getMenuDraft, { params: { id } }, { gcTime: 0, enabled });

/** `side` decides collisions with what others have published. */
export function useImpact(id: number, version: number, side: Side | undefined, enabled: boolean) {
  const { t } = useTranslation();
  const select = useCallback(
    (impact: Impact) => ({ ...impact, roles: impact.roles.map((role) => named(t, role)) }),
    [t],
  );
  return useEndpoint(
    getMenuDraftImpact,
    { params: { id }, query: side ? { side } : {} },
    { version, select, enabled, placeholderData: keepPreviousData },
  );
}

/** Newest first; `before` is the last id of the previous page. */
export const useRevisions = (before: number | undefined) =>
  useEndpoint(
    getMenuRevisions,
    { query: before === undefined ? {} : { before } },
    { placeholderData: keepPreviousData },
  );

export const useRevision = (id: number) => useEndpoint(getMenuRevision, { params: { id } });

/** The role with its name in the reader's language. */
function named<Role extends { readonly name: string }>(t: TFunction, role: Role): Role {
  return { ...role, name: roleText(t, role.name) };
}
