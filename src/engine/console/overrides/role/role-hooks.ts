import { roleBaseline } from '../../../schema/access/role-limits';
import { getGrants } from '../../../schema/contract/endpoints/access';
import { useEndpoint } from '../../data/endpoint/use-endpoint';
import { useFormValues, useInputSurroundings } from '../../entity/fields/input-context';
import type { StoredRole } from './grant-limits';
import { grantTree } from './grant-tree';

export const useGrants = () => useEndpoint(getGrants, {}, { select: grantTree });

/**
 * The stored role as the baseline for judging changes. Undefined once the form enables a disabled role: all its
 * rights then count as new.
 */
export function useGivenRole(): StoredRole | undefined {
  const stored = useInputSurroundings().stored as StoredRole | undefined;
  return roleBaseline(stored, useFormValues().status);
}

/**
 * The same baseline as if the form enabled the role, whatever its status is: rights that the actor lacks prevent
 * enabling.
 */
export function useEnabledRole(): StoredRole | undefined {
  return roleBaseline(useInputSurroundings().stored as StoredRole | undefined, 'enabled');
}
