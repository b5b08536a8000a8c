import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Notices } from '../../../entity/contract/endpoints/notice';
import { quietApi } from '../../data/api';

/** The newest notices, or those before the one with this id. `LiveSession` has them asked for again. */
export function useNotices(before: number | undefined, enabled = true): UseQueryResult<Notices> {
  return useQuery({
    queryKey: ['notices', before ?? null],
    queryFn: async ({ signal }) => {
      const params = before === undefined ? {} : { before };
      return (await quietApi.get<Notices>('/notices', { params, signal })).data;
    },
    enabled,
    placeholderData: undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
