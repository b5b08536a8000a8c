import { useQuery } from '@tanstack/react-query';
import { quietApi } from '../providers/api';
import type { ApiError } from '../providers/api-error';
import type { Labelled } from '../resource';
import type { ConfigSource, Owner } from './config-source';

/** Whose records may be seen. */
export function useOwners({ ownersPath }: ConfigSource) {
  return useQuery<readonly Owner[], ApiError>({
    queryKey: ['owners', ownersPath],
    queryFn: async ({ signal }) => (await quietApi.get<Owner[]>(ownersPath, { signal })).data,
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
