import { useTranslation } from 'react-i18next';
import { usePagePath } from '../../data/navigation/places-context';
import { ExplainLink } from '../../entity/explain/explain-link';
import { LinkButton } from '../../entity/record/link-button';
import { Icon } from '../../kit/icon';

/** Links from the list of roles to the permission matrix and the access explanation. */
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
      <ExplainLink question={{}} />
    </>
  );
}

/** Link from a role to its column in the permission matrix. */
export function RoleMatrixLink({ row }: { readonly row: { readonly id: number } }) {
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
