import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatrixRow } from '../../../entity/access/access-matrix';
import type { Reach } from '../../../entity/access/actor';
import { quietApi } from '../../data/api';
import type { ApiError } from '../../data/api-error';
import { roleText } from '../../i18n/role-text';

/** A role, as far as it heads a column. */
export interface RoleHead {
  readonly id: number;
  readonly code: string;
  /** The code where the name is hidden from the reader. */
  readonly name: string;
}

/** `GET /access/matrix`: what the holders of one role may do. */
export interface Matrix {
  readonly role: RoleHead & { readonly scope: Reach };
  readonly entities: readonly MatrixRow[];
}

/** Every role, in the order of the list. */
export function useRoleHeads() {
  const named = useNamed();
  return useQuery<readonly RoleHead[], ApiError>({
    queryKey: ['role-heads'],
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
      queryKey: ['matrix', role],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await quietApi.get<Matrix>('/access/matrix', { params: { role }, signal })).data,
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
