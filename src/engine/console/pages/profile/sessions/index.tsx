import { useTranslation } from 'react-i18next';
import type { SignIn } from '../../../../schema/contract/endpoints/account';
import { languageOf } from '../../../../schema/contract/language';
import { Unanswered } from '../../../entity/record/unanswered';
import { formatDateTime } from '../../../i18n/format/date';
import { PageHead } from '../../../kit/page-head';
import { usePageTitle } from '../../../kit/page-title';
import '../../../overrides/manager/account.css';
import { SessionList, useOwnSessions } from '../../../overrides/manager/session-list';
import { deviceOf } from '../../../overrides/manager/user-agent';
import { useProfile } from '../use-profile';

/** Open sessions and recent sign-ins of the user's own account. */
export default function SessionsPage() {
  const { t } = useTranslation();
  const title = t('menu.ownSessions');
  usePageTitle(title);
  const profile = useProfile();
  return (
    <>
      <PageHead title={title} />
      <section className="account-card" aria-label={title}>
        <p className="account-text">{t('account.sessions.text')}</p>
        <SessionList sessions={useOwnSessions()} endAll={(t) => t('account.sessions.endOthers')} />
      </section>
      {profile.data ? <SignIns signIns={profile.data.signIns} /> : <Unanswered query={profile} isPart />}
    </>
  );
}

/** Recent sign-ins, so that the owner can notice a foreign one. */
function SignIns({ signIns }: { readonly signIns: readonly SignIn[] }) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const title = t('account.signIns.title');
  return (
    <section className="account-card" aria-label={title}>
      <h2>{title}</h2>
      {signIns.length === 0 ? (
        <p className="account-muted">{t('account.signIns.none')}</p>
      ) : (
        <ul className="sign-ins">
          {signIns.map(({ at, ip, userAgent }) => (
            <li key={at}>
              <time dateTime={at}>{formatDateTime(at, language, 'short')}</time>
              <span>{deviceOf(userAgent) ?? t('account.sessions.unknownDevice')}</span>
              <span className="account-muted">{ip ?? t('account.sessions.unknownAddress')}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
