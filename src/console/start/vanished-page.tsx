import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageNote } from '../kit/page-note';
import { usePageTitle } from '../kit/page-title';

/** For an address that was a page until the navigation changed under it. */
export function VanishedPage() {
  const { t } = useTranslation();
  usePageTitle(t('console.notFound.title'));
  return (
    <PageNote icon="search" title={t('console.notFound.title')} text={t('live.vanished')}>
      <Link className="button" to="/">
        {t('console.error.home')}
      </Link>
    </PageNote>
  );
}
