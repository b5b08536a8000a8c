import { useQuery } from '@tanstack/react-query';
import { quietApi } from '../../data/api';
import type { ApiError } from '../../data/api-error';
import { type Grant, type GrantNode, grantTree } from './grant-tree';

/** What a role can hold, as a tree. */
export function useGrants() {
  return useQuery<readonly Grant[], ApiError, readonly GrantNode[]>({
    queryKey: ['grants'],
    queryFn: async ({ signal }) => (await quietApi.get<readonly Grant[]>('/access/grants', { signal })).data,
    select: grantTree,
  });
}
