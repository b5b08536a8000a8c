import { getProfile } from '../../../entity/contract/endpoints/session';
import { useEndpoint } from '../../data/endpoint/use-endpoint';
import type { Labelled } from '../../data/resource';

export type Profile = NonNullable<ReturnType<typeof useProfile>['data']>;

/** The own account as it is now; once, whatever is written meanwhile. */
export function useProfile() {
  return useEndpoint(
    getProfile,
    {},
    {
      select: ({ account, ...others }) => ({ ...others, account: account as Labelled }),
      gcTime: 0,
      staleTime: 'static',
    },
  );
}
