import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { quietApi } from '../../data/api';
import type { ApiError } from '../../data/api-error';
import type { Labelled } from '../../data/resource';
import type { ConfigSource, Owner } from './config-source';

/** Owners whose records may be seen: the first of those that match `q`, or the one of a key. */
export function useOwners(
  { ownersPath }: ConfigSource,
  params: Readonly<Record<string, string>>,
  enabled = true,
) {
  return useQuery<readonly Owner[], ApiError>({
    queryKey: ['owners', ownersPath, params],
    queryFn: async ({ signal }) => (await quietApi.get<Owner[]>(ownersPath, { params, signal })).data,
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** The record of one owner as it is now; once, whatever is written meanwhile. */
export function useConfig({ readPath, owner }: ConfigSource, key: string) {
  return useQuery<Labelled, ApiError>({
    queryKey: ['config', readPath, key],
    queryFn: async ({ signal }) => {
      const { data } = await quietApi.get<Labelled>(readPath, { params: { [owner]: key }, signal });
      return data;
    },
    placeholderData: undefined,
    gcTime: 0,
    staleTime: 'static',
  });
}
