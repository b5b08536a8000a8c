import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can, canWrite } from '../../entity/access';
import { fieldNamed } from '../../entity/entity';
import { ExplainLink } from '../explain/explain-link';
import { Button } from '../layout/button';
import { Icon } from '../layout/icon';
import { api } from '../providers/api';
import { ApiError } from '../providers/api-error';
import { confirm } from '../providers/confirm';
import { notify } from '../providers/notify';
import { useActor } from '../providers/session';
import { useRefresh } from '../record/use-refresh';
import type { AccountProps } from './account-props';

const ResetPasswordDialog = lazy(() => import('./reset-password-dialog'));

/** What is done with an account as a whole: a new password, letting it in or keeping it out, its rights explained. */
export function AccountTools({ entity, row }: AccountProps) {
  const { t } = useTranslation();
  const actor = useActor();
  const refresh = useRefresh();
  const [isResetting, setResetting] = useState(false);
  const mayChange = (field: string) =>
    can(actor, 'update', entity) && row.id !== actor.id && canWrite(actor, fieldNamed(entity, field));
  const isOpen = row.available;

  const switchTo = async (available: boolean) => {
    const name = row.username;
    const verb = t(available ? 'account.access.enable' : 'account.access.disable');
    const title = t('show.action.what', { action: verb, name });
    const sure =
      available ||
      (await confirm({ title, body: t('account.access.disableText'), confirm: verb, danger: true }));
    if (!sure) return;
    try {
      await api.put(`/${entity.plural}/${row.id}`, { available, version: row.version });
      notify.success(t('show.action.done', { action: verb }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 409) return;
    }
    await refresh();
  };
  return (
    <>
      <ExplainLink asked={{ manager: row.id }} />
      {mayChange('password') && (
        <Button icon={<Icon name="key" size={16} />} onClick={() => setResetting(true)}>
          {t('account.reset.button')}
        </Button>
      )}
      {mayChange('available') && (
        <Button
          look={isOpen ? 'outlined-danger' : undefined}
          icon={<Icon name="lock" size={16} />}
          onClick={() => void switchTo(!isOpen)}
        >
          {t(isOpen ? 'account.access.disable' : 'account.access.enable')}
        </Button>
      )}
      {isResetting && (
        <Suspense>
          <ResetPasswordDialog
            entity={entity}
            row={row}
            onClose={() => setResetting(false)}
            onReset={() => void refresh()}
          />
        </Suspense>
      )}
    </>
  );
}
