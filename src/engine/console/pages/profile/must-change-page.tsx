import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { appName } from '../../../schema/contract/app';
import type { ApiError } from '../../data/api-error';
import { signOut } from '../../data/auth-provider';
import { loadSession, type Session } from '../../data/session';
import { forgetSession } from '../../data/session-request';
import { Logo } from '../../kit/brand/logo';
import { Button } from '../../kit/button';
import { notify } from '../../kit/notice/notify';
import { storedToken } from '../../kit/settings/storage';
import { PasswordForm } from './password-form';

interface MustChangePageProps {
  /** Called with the session once the server accepts it. */
  readonly onSession: (session: Session) => void;
}

/**
 * The only page of an account that must change its initial password. The address stays, and its page opens after the
 * change.
 */
export default function MustChangePage({ onSession }: MustChangePageProps) {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<string>();
  const title = t('account.mustChange.title');
  useEffect(() => {
    document.title = `${title} · ${appName}`;
  }, [title]);
  const goOn = async () => {
    setFailure(undefined);
    forgetSession();
    try {
      onSession(await loadSession(storedToken() ?? ''));
    } catch (error) {
      setFailure((error as ApiError).msg);
    }
  };
  const onChanged = () => {
    notify.success(t('account.password.changed'));
    void goOn();
  };
  return (
    <main className="account-gate">
      <section className="account-card account-narrow" aria-label={title}>
        <div className="account-brand">
          <Logo size={32} />
          <span>{appName}</span>
        </div>
        <h1>{title}</h1>
        <p className="account-text">{t('account.mustChange.text')}</p>
        {failure === undefined ? (
          <PasswordForm oldLabel={t('account.mustChange.given')} onChanged={onChanged}>
            <Button onClick={() => void signOut()}>{t('console.layout.signOut')}</Button>
          </PasswordForm>
        ) : (
          <div role="alert">
            <p>{failure}</p>
            <Button onClick={() => void goOn()}>{t('console.error.retry')}</Button>
          </div>
        )}
      </section>
    </main>
  );
}
