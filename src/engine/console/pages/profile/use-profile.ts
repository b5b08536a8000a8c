import { getProfile } from '../../../schema/contract/endpoints/account';
import { useEndpoint } from '../../data/endpoint/use-endpoint';
import type { Labelled } from '../../data/resource';

export type Profile = NonNullable<ReturnType<typeof useProfile>['data']>;

/** The user's own account, read once: later writes must not reset the form. */
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
