import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageSurroundings } from '../../entity/record/page-surroundings';
import { roleText } from '../../i18n/role-text';

/** As much as is known of a role. */
interface KnownRole {
  readonly code: string;
  readonly id?: number;
  readonly name?: string;
}

/** Roles by name, each leading to its page where the reader may see it. */
export function RoleNames({ roles }: { roles: readonly KnownRole[] }) {
  const { t } = useTranslation();
  const { recordPath } = usePageSurroundings(true);
  if (roles.length === 0) return '—';
  return roles.map(({ code, id, name: given = code }, at) => {
    const name = roleText(t, given);
    const path = id === undefined ? undefined : recordPath('role', id);
    return (
      <span key={code}>
        {at > 0 && ', '}
        {path === undefined ? name : <Link to={path}>{name}</Link>}
      </span>
    );
  });
}
