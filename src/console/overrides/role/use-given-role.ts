import { givenBefore } from '../../../entity/access/role-limits';
import { useFormValues } from '../../entity/fields/form-values';
import { useInputSurroundings } from '../../entity/fields/input-context';
import type { StoredRole } from './grant-limits';

/** The stored role as far as its gifts count as given already: none do once the form brings it into force. */
export function useGivenRole(): StoredRole | undefined {
  const stored = useInputSurroundings().stored as StoredRole | undefined;
  return givenBefore(stored, useFormValues().status);
}

/** The same, whatever status the form holds, of a role that is in force; what else it holds must be had to enable it. */
export function useEnabledRole(): StoredRole | undefined {
  return givenBefore(useInputSurroundings().stored as StoredRole | undefined, 'enabled');
}
