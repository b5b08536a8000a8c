import { useTranslation } from 'react-i18next';
import { usePagePath } from '../../data/navigation/page-path';
import { LinkButton } from '../../entity/record/link-button';
import { Icon } from '../../kit/icon';

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
