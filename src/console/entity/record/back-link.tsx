import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../../kit/icon';

/** From a record to its list: before the title, in the same place on every page. */
export function BackLink({ to }: { readonly to: string }) {
  const { t } = useTranslation();
  return (
    <Link className="icon-button page-head-back" to={to} aria-label={t('show.back')} title={t('show.back')}>
      <Icon name="left" />
    </Link>
  );
}
