import { useTranslation } from 'react-i18next';
import { usePagePath } from '../app/page-path';
import { Icon } from '../layout/icon';
import { LinkButton } from '../record/link-button';

/** From a role to what its holders may do with each entity. */
export function RoleWays({ row }: { readonly row: { readonly id: number } }) {
  const { t } = useTranslation();
  const matrix = usePagePath('system/role/matrix');
  if (matrix === undefined) return null;
  return (
    <div>
      <LinkButton to={`${matrix}?roles=${row.id}`} icon={<Icon name="table" size={16} />}>
        {t('rolePage.matrix.ofRole')}
      </LinkButton>
    </div>
  );
}
