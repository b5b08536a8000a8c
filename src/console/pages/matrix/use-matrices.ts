import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { getMatrix, type Matrix } from '../../../entity/contract/endpoints/access';
import { quietApi } from '../../data/api';
import type { ApiError } from '../../data/api-error';
import { endpointQuery } from '../../data/endpoint/use-endpoint';
import { roleText } from '../../i18n/role-text';

/** A role, as far as it heads a column. */
export interface RoleHead {
  readonly id: number;
  readonly code: string;
  /** The code where the name is hidden from the reader. */
  readonly name: string;
}

/** Every role, in the order of the list. */
export function useRoleHeads() {
  const named = useNamed();
  return useQuery<readonly RoleHead[], ApiError>({
    queryKey: ['role-heads'],
    meta: { reads: ['role'] },
    queryFn: async ({ signal }) => {
      const params = { _start: 0, _end: 1000, _sort: 'sort,id', _order: 'asc,asc' };
      return (await quietApi.get<{ list: RoleHead[] }>('/roles', { params, signal })).data.list;
    },
    select: (roles) => roles.map(named),
  });
}

/** What these roles permit, as things stand now; in the order of the roles. */
export function useMatrices(roles: readonly number[]) {
  const named = useNamed();
  return useQueries({
    queries: roles.map((role) => ({
      ...endpointQuery(getMatrix, { query: { role } }),
      select: (matrix: Matrix) => ({ ...matrix, role: named(matrix.role) }),
      gcTime: 0,
    })),
    combine: (results) => ({
      matrices: results.flatMap(({ data }) => (data ? [data] : [])),
      error: results.find(({ error }) => error)?.error as ApiError | undefined,
      retry: () => Promise.all(results.map(({ refetch }) => refetch())),
    }),
  });
}

/** Names a role in the reader's language. */
function useNamed() {
  const { t } = useTranslation();
  return useCallback(
    <Head extends RoleHead>(role: Head): Head => ({ ...role, name: roleText(t, role.name) || role.code }),
    [t],
  );
}
