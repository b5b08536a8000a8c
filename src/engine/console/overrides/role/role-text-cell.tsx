import { useTranslation } from 'react-i18next';
import { Headline } from '../../entity/fields/cells/headline';
import { LongTextCell } from '../../entity/fields/cells/text-cells';
import { roleText } from '../../i18n/role-text';

interface RoleRow {
  readonly name: string;
  readonly code: string;
  readonly summary?: string | null;
}

/** A role's name in the reader's language, above its code. */
export function RoleName({ row }: { readonly row: RoleRow }) {
  const { t } = useTranslation();
  return <Headline title={roleText(t, row.name)} note={row.code} />;
}

/** Purpose of a role; translated for built-in roles. */
export function RoleSummary({ row }: { readonly row: RoleRow }) {
  const { t } = useTranslation();
  if (!row.summary) return <span className="cell-muted">—</span>;
  return <LongTextCell value={roleText(t, row.summary)} />;
}
