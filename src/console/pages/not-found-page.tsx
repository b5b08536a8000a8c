import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageTitle } from '../app/page-title';
import { PageNote } from '../layout/page-note';

export default function NotFoundPage() {
  const { t } = useTranslation();
  usePageTitle(t('console.notFound.title'));
  return (
    <PageNote icon="search" title={t('console.notFound.title')} text={t('console.notFound.text')}>
      <Link className="button" to="/">
        {t('console.error.home')}
      </Link>
    </PageNote>
  );
}
