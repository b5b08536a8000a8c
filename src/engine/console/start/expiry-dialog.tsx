import { useTranslation } from 'react-i18next';
import { expiry } from '../data/expiry';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { writeStored } from '../kit/settings/storage';
import { useStore } from '../kit/store';

/** Shown when the session has expired; it offers only to sign in again. */
export function ExpiryDialog() {
  const { t } = useTranslation();
  if (!useStore(expiry)) return null;
  return (
    <Dialog
      role="alertdialog"
      title={t('console.expiry.title')}
      buttons={
        <Button look="primary" onClick={leave}>
          {t('console.expiry.confirm')}
        </Button>
      }
    >
      <p>{t('console.expiry.body')}</p>
    </Dialog>
  );
}

function leave(): void {
  writeStored('accessToken', null);
  location.reload();
}
