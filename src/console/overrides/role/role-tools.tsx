import { useTranslation } from 'react-i18next';
import { usePagePath } from '../../data/navigation/places-context';
import { ExplainLink } from '../../entity/explain/explain-link';
import { LinkButton } from '../../entity/record/link-button';
import { Icon } from '../../kit/icon';

/** From the list of roles to what they permit, side by side and account by account. */
export function RoleTools() {
  const { t } = useTranslation();
  const matrix = usePagePath('system/role/matrix');
  return (
    <>
      {matrix !== undefined && (
        <LinkButton to={matrix} icon={<Icon name="table" size={16} />}>
          {t('menu.roleMatrix')}
        </LinkButton>
      )}
      <ExplainLink asked={{}} />
    </>
  );
}

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
