import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button';
import type { AccountProps } from './account-props';
import { usePasswordReset } from './use-password-reset';

interface NoPasswordNoteProps extends AccountProps {
  readonly row: AccountProps['row'] & { readonly password_set?: boolean };
}

/** Warns that the account has no password, so that nobody can sign in with it, and offers to set one. */
export function NoPasswordNote({ entity, row }: NoPasswordNoteProps) {
  const { t } = useTranslation();
  const reset = usePasswordReset({ entity, row });
  return (
    <>
      {row.password_set === false && (
        <section aria-label={t('account.noPassword.title')}>
          <Alert
            type="warning"
            showIcon
            message={t('account.noPassword.title')}
            description={t('account.noPassword.text')}
            action={
              reset.isOffered &&
              reset.refusal === undefined && (
                <Button look="primary" onClick={reset.start}>
                  {t('account.noPassword.set')}
                </Button>
              )
            }
          />
        </section>
      )}
      {reset.dialog}
    </>
  );
}
