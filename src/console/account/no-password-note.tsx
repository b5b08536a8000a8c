import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can, canWrite } from '../../entity/access';
import { fieldNamed } from '../../entity/entity';
import { Button } from '../layout/button';
import { Icon } from '../layout/icon';
import { useActor } from '../providers/session';
import { refusalOf } from '../record/refusal';
import { useRefresh } from '../record/use-refresh';
import './account.css';
import type { AccountProps } from './account-props';

const ResetPasswordDialog = lazy(() => import('./reset-password-dialog'));

interface NoPasswordNoteProps extends AccountProps {
  readonly row: AccountProps['row'] & { readonly password_set?: boolean };
}

/** Says that nobody can sign in with an account that was made without a password, and gives it one. */
export function NoPasswordNote({ entity, row }: NoPasswordNoteProps) {
  const { t } = useTranslation();
  const actor = useActor();
  const refresh = useRefresh();
  const [isSetting, setSetting] = useState(false);
  const isMissing = row.password_set === false;
  const maySet =
    can(actor, 'update', entity) &&
    canWrite(actor, fieldNamed(entity, 'password')) &&
    refusalOf(t, row, 'update', 'password') === undefined;
  return (
    <>
      {isMissing && (
        <section className="account-note" aria-label={t('account.noPassword.title')}>
          <Icon name="warning" />
          <p>
            <strong>{t('account.noPassword.title')}</strong> {t('account.noPassword.text')}
          </p>
          {maySet && (
            <Button look="primary" onClick={() => setSetting(true)}>
              {t('account.noPassword.set')}
            </Button>
          )}
        </section>
      )}
      {isSetting && (
        <Suspense>
          <ResetPasswordDialog
            entity={entity}
            row={row}
            onClose={() => setSetting(false)}
            onReset={() => void refresh()}
          />
        </Suspense>
      )}
    </>
  );
}
