import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../entity/contract/language';
import { formatDateTime } from '../../i18n/format/date';
import '../../overrides/manager/account.css';
import type { SignIn } from '../../../entity/contract/endpoints/session';
import { deviceOf } from '../../overrides/manager/user-agent';

/** The last logins: a strange one among them is somebody else's. */
export function SignIns({ signIns }: { readonly signIns: readonly SignIn[] }) {
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
