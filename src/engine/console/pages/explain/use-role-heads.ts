import { useList } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../data/api-error';
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
  const named = useNamedRole();
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

/** Returns a function that translates a role's name. */
export function useNamedRole() {
  const { t } = useTranslation();
  return <Head extends RoleHead>(role: Head): Head => ({
    ...role,
    name: roleText(t, role.name) || role.code,
  });
}
