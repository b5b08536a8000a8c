import { useTranslation } from 'react-i18next';
import { usePagePath } from '../app/page-path';
import { ExplainLink } from '../explain/explain-link';
import { Icon } from '../layout/icon';
import { LinkButton } from '../record/link-button';

/** From the list of roles to what they permit, side by side and account by account. */
export function RoleTools() {
  const { t } = useTranslation();
  const matrix = usePagePath('system/role/matrix');
  return (
    <>
      {matrix !== undefined && (
        <LinkButton to={matrix} icon={<Icon name="table" size={16} />}>
          {t('rolePage.matrix.title')}
        </LinkButton>
      )}
      <ExplainLink asked={{}} />
    </>
  );
}
