import { useTranslation } from 'react-i18next';
import { expiry } from '../data/expiry';
import { Dialog } from '../kit/dialog';
import { writeStored } from '../kit/settings/storage';
import { useStore } from '../kit/store';

/** Shown when the session has expired; it offers only to sign in again. */
export function ExpiryDialog() {
  const { t } = useTranslation();
  if (!useStore(expiry)) return null;
  return (
    <Dialog title={t('console.expiry.title')} body={t('console.expiry.body')}>
      <button type="button" className="button primary" onClick={leave}>
        {t('console.expiry.confirm')}
      </button>
    </Dialog>
  );
}

function leave(): void {
  writeStored('accessToken', null);
  location.reload();
}
