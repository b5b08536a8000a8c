import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { MenuEntry } from '../../entity/menu-entry';
import type { MenuRoute } from '../app/menu-route';
import { quietApi } from '../providers/api';
import type { ApiError } from '../providers/api-error';
import type { Draft, DraftHead, Impact, LiveTree, Revision } from './menu-data';

const head = 'menus';

export const liveKey = [head, 'tree'] as const;

function useMenus<Data>(key: readonly unknown[], path: string, enabled = true) {
  return useQuery<Data, ApiError>({
    queryKey: [head, ...key],
    queryFn: async ({ signal }) => (await quietApi.get<Data>(path, { signal })).data,
    enabled,
    placeholderData: keepPreviousData,
  });
}

export const useLiveTree = () => useMenus<LiveTree>(['tree'], '/menus/tree');

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

export const useImpact = (id: number, version: number) =>
  useMenus<Impact>(['impact', id, version], `/menu-drafts/${id}/impact`);

/** The newest first; `before` is the id that the page goes on from. */
export const useRevisions = (before: number | undefined) =>
  useMenus<{ list: Revision[] }>(
    ['revisions', before],
    before === undefined ? '/menu-revisions' : `/menu-revisions?before=${before}`,
  );

export const useRevision = (id: number | undefined) =>
  useMenus<{ id: number; tree: MenuEntry[] }>(['revision', id], `/menu-revisions/${id}`, id !== undefined);

/** Has everything about menus asked for again. */
export function useMenusAnew(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: [head] }), [client]);
}
