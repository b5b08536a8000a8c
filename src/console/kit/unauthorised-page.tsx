import { useTranslation } from 'react-i18next';
import { DeadEnd } from './dead-end';

/** For somebody who is signed in and may not see what was asked for. */
export function UnauthorisedPage() {
  const { t } = useTranslation();
  return (
    <DeadEnd icon="lock" title={t('console.unauthorised.title')} text={t('console.unauthorised.text')} />
  );
}
