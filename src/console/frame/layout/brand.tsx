import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Logo } from '../../kit/brand/logo';

/** The way home; small, without its name. */
export function Brand({ isSmall }: { isSmall: boolean }) {
  const { t } = useTranslation();
  return (
    <Link className="sidebar-brand" to="/" aria-label={t('console.brand')}>
      <Logo size={30} />
      {!isSmall && <span>{t('console.brand')}</span>}
    </Link>
  );
}
