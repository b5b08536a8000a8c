import { useTranslation } from 'react-i18next';
import { DeadEnd } from './dead-end';

/** Page for a signed-in user without the permission for the requested page. */
export function UnauthorisedPage() {
  const { t } = useTranslation();
  return (
    <DeadEnd icon="lock" title={t('console.unauthorised.title')} text={t('console.unauthorised.text')} />
  );
}
