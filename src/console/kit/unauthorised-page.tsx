import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageNote } from './page-note';
import { usePageTitle } from './page-title';

/** For somebody who is signed in and may not see what was asked for. */
export function UnauthorisedPage() {
  const { t } = useTranslation();
  usePageTitle(t('console.unauthorised.title'));
  return (
    <PageNote icon="lock" title={t('console.unauthorised.title')} text={t('console.unauthorised.text')}>
      <Link className="button" to="/">
        {t('console.error.home')}
      </Link>
    </PageNote>
  );
}

export default UnauthorisedPage;
