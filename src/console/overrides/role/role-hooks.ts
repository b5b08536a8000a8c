import { givenBefore } from '../../../entity/access/role-limits';
import { getGrants } from '../../../entity/contract/endpoints/access';
import { useEndpoint } from '../../data/endpoint/use-endpoint';
import { useFormValues, useInputSurroundings } from '../../entity/fields/input-context';
import type { StoredRole } from './grant-limits';
import { grantTree } from './grant-tree';

export const useGrants = () => useEndpoint(getGrants, {}, { select: grantTree });

/** The stored role as far as its gifts count as given already: none do once the form brings it into force. */
export function useGivenRole(): StoredRole | undefined {
  const stored = useInputSurroundings().stored as StoredRole | undefined;
  return givenBefore(stored, useFormValues().status);
}

/** The same, whatever status the form holds, of a role that is in force; what else it holds must be had to enable it. */
export function useEnabledRole(): StoredRole | undefined {
  return givenBefore(useInputSurroundings().stored as StoredRole | undefined, 'enabled');
}
