import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageNote } from '../../kit/page-note';
import { usePageTitle } from '../../kit/page-title';

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
