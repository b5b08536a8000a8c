import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../app/page-title';
import { PageHead } from '../layout/page-head';
import { SessionList } from './session-list';

/** Where one is signed in. */
export default function SessionsPage() {
  const { t } = useTranslation();
  const title = t('menu.ownSessions');
  usePageTitle(title);
  return (
    <>
      <PageHead title={title} />
      <section className="account-card" aria-label={title}>
        <p className="account-text">{t('account.sessions.text')}</p>
        <SessionList path="/sessions" endAll={t('account.sessions.endOthers')} />
      </section>
    </>
  );
}
