import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import { quietApi } from '../../data/api';
import type { ApiError } from '../../data/api-error';
import type { MenuRoute } from '../../data/navigation/menu-route';
import { roleText } from '../../i18n/role-text';
import type { Draft, DraftHead, Impact, LiveTree, Revisions } from './menu-data';

const head = 'menus';

/** Answers say things in the reader's language. */
export const liveKey = (language: string) => [head, 'tree', language] as const;

function useMenus<Data>(
  key: readonly unknown[],
  path: string,
  enabled = true,
  select?: (data: Data) => Data,
) {
  const { language } = useTranslation().i18n;
  return useQuery<Data, ApiError>({
    queryKey: [head, ...key, language],
    queryFn: async ({ signal }) => (await quietApi.get<Data>(path, { signal })).data,
    enabled,
    ...(select && { select }),
    placeholderData: keepPreviousData,
  });
}

export function useLiveTree() {
  const { t } = useTranslation();
  const select = useCallback(
    (live: LiveTree) => ({ ...live, roles: live.roles.map((role) => named(t, role)) }),
    [t],
  );
  return useMenus<LiveTree>(['tree'], '/menus/tree', true, select);
}

/** `followSession` has it asked for anew: drafts come and go by the hands of others too. */
export const useDrafts = () => useMenus<{ list: DraftHead[] }>(['drafts'], '/menu-drafts');

/** Once: from then on the page itself knows best what it holds. */
export function useStoredDraft(id: number) {
  return useQuery<Draft, ApiError>({
    queryKey: [head, 'draft', id],
    queryFn: async ({ signal }) => (await quietApi.get<Draft>(`/menu-drafts/${id}`, { signal })).data,
    staleTime: 'static',
    gcTime: 0,
  });
}

export const usePreview = (id: number, version: number, role: string | undefined) =>
  useMenus<MenuRoute[]>(
    ['preview', id, version, role],
    `/menu-drafts/${id}/preview?role=${role}`,
    role !== undefined,
  );

export function useImpact(id: number, version: number) {
  const { t } = useTranslation();
  const select = useCallback(
    (impact: Impact) => ({ ...impact, roles: impact.roles.map((role) => named(t, role)) }),
    [t],
  );
  return useMenus<Impact>(['impact', id, version], `/menu-drafts/${id}/impact`, true, select);
}

/** The newest first; `before` is the id that the page goes on from. */
export const useRevisions = (before: number | undefined) =>
  useMenus<Revisions>(
    ['revisions', before],
    before === undefined ? '/menu-revisions' : `/menu-revisions?before=${before}`,
  );

export const useRevision = (id: number | undefined) =>
  useMenus<{ id: number; tree: MenuEntry[] }>(['revision', id], `/menu-revisions/${id}`, id !== undefined);

/** Has everything about menus asked for again; by a page that is about to be left, when it is next needed. */
export function useMenusAnew(): (isLeaving?: boolean) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    (isLeaving = false) =>
      client.invalidateQueries({ queryKey: [head], refetchType: isLeaving ? 'none' : 'active' }),
    [client],
  );
}

/** With the name of a role in the reader's language. */
function named<Role extends { readonly name: string }>(t: TFunction, role: Role): Role {
  return { ...role, name: roleText(t, role.name) };
}
