import { useQueries } from '@tanstack/react-query';
import { getMatrix } from '../../../schema/contract/endpoints/access';
import type { ApiError } from '../../data/api-error';
import { endpointQuery } from '../../data/endpoint/use-endpoint';
import { useNamedRole } from '../explain/use-role-heads';

/** Permissions of these roles, without a cache, in the order of the roles. */
export function useMatrices(roles: readonly number[]) {
  const named = useNamedRole();
  return useQueries({
    queries: roles.map((role) => ({ ...endpointQuery(getMatrix, { query: { role } }), gcTime: 0 })),
    combine: (results) => ({
      matrices: results.flatMap(({ data }) => (data ? [{ ...data, role: named(data.role) }] : [])),
      error: results.find(({ error }) => error)?.error as ApiError | undefined,
      retry: () => Promise.all(results.map(({ refetch }) => refetch())),
    }),
  });
}
