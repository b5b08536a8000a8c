import { useQuery } from '@tanstack/react-query';
import type { SignIn } from '../../../entity/contract/endpoints/session';
import { quietApi } from '../../data/api';
import type { ApiError } from '../../data/api-error';
import type { Labelled } from '../../data/resource';

/** `GET /manger/profile`. */
export interface Profile {
  readonly account: Labelled;
  /** Names of the roles. */
  readonly roles: readonly string[];
  readonly signIns: readonly SignIn[];
}

/** The own account as it is now; once, whatever is written meanwhile. */
export function useProfile() {
  return useQuery<Profile, ApiError>({
    queryKey: ['profile'],
    queryFn: async ({ signal }) => (await quietApi.get<Profile>('/manger/profile', { signal })).data,
    gcTime: 0,
    staleTime: 'static',
  });
}
