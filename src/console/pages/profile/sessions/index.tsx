import { useTranslation } from 'react-i18next';
import { RecordFailure } from '../../../entity/record/record-failure';
import { PageHead } from '../../../kit/page-head';
import { usePageTitle } from '../../../kit/page-title';
import { SessionList } from '../../../overrides/manager/session-list';
import { useOwnSessions } from '../../../overrides/manager/use-sessions';
import { SignIns } from '../sign-ins';
import { useProfile } from '../use-profile';

/** Where one is signed in, and was of late. */
export default function SessionsPage() {
  const { t } = useTranslation();
  const title = t('menu.ownSessions');
  usePageTitle(title);
  const { data, error, refetch } = useProfile();
  return (
    <>
      <PageHead title={title} />
      <section className="account-card" aria-label={title}>
        <p className="account-text">{t('account.sessions.text')}</p>
        <SessionList sessions={useOwnSessions()} endAll={(t) => t('account.sessions.endOthers')} />
      </section>
      {data && <SignIns signIns={data.signIns} />}
      {error && <RecordFailure error={error} onRetry={refetch} />}
    </>
  );
}
