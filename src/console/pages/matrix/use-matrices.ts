import { useList } from '@refinedev/core';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getMatrix } from '../../../entity/contract/endpoints/access';
import type { ApiError } from '../../data/api-error';
import { endpointQuery } from '../../data/endpoint/use-endpoint';
import { roleText } from '../../i18n/role-text';

/** The fields of a role that a column header needs. */
export type RoleHead = {
  readonly id: number;
  readonly code: string;
  /** The code if the name is hidden from the user. */
  readonly name: string;
};

/** Every role, in the order of the list. */
export function useRoleHeads() {
  const named = useNamed();
  const { query } = useList<RoleHead, ApiError>({
    resource: 'role',
    pagination: { mode: 'off' },
    sorters: [
      { field: 'sort', order: 'asc' },
      { field: 'id', order: 'asc' },
    ],
    meta: { quiet: true },
  });
  return { ...query, data: query.data?.data.map((role) => named(role)) };
}

/** Permissions of these roles, without a cache, in the order of the roles. */
export function useMatrices(roles: readonly number[]) {
  const named = useNamed();
  return useQueries({
    queries: roles.map((role) => ({ ...endpointQuery(getMatrix, { query: { role } }), gcTime: 0 })),
    combine: (results) => ({
      matrices: results.flatMap(({ data }) => (data ? [{ ...data, role: named(data.role) }] : [])),
      error: results.find(({ error }) => error)?.error as ApiError | undefined,
      retry: () => Promise.all(results.map(({ refetch }) => refetch())),
    }),
  });
}

/** Returns a function that translates a role's name. */
function useNamed() {
  const { t } = useTranslation();
  return <Head extends RoleHead>(role: Head): Head => ({
    ...role,
    name: roleText(t, role.name) || role.code,
  });
}
