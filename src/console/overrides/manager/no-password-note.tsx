import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import './account.css';
import type { AccountProps } from './account-props';
import { usePasswordReset } from './use-password-reset';

interface NoPasswordNoteProps extends AccountProps {
  readonly row: AccountProps['row'] & { readonly password_set?: boolean };
}

/** Says that nobody can sign in with an account that was made without a password, and gives it one. */
export function NoPasswordNote({ entity, row }: NoPasswordNoteProps) {
  const { t } = useTranslation();
  const reset = usePasswordReset({ entity, row });
  return (
    <>
      {row.password_set === false && (
        <section className="account-note" aria-label={t('account.noPassword.title')}>
          <Icon name="warning" />
          <p>
            <strong>{t('account.noPassword.title')}</strong> {t('account.noPassword.text')}
          </p>
          {reset.isOffered && reset.refusal === undefined && (
            <Button look="primary" onClick={reset.start}>
              {t('account.noPassword.set')}
            </Button>
          )}
        </section>
      )}
      {reset.dialog}
    </>
  );
}
