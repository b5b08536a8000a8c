import { useTranslation } from 'react-i18next';
import type { Opened } from './sheet-source';

/** Shown for a report that nobody has reviewed yet, with the contact of the store. */
export function PendingReport({ store }: { readonly store: Opened['store'] }) {
  const { t } = useTranslation();
  return (
    <div className="sheet-state">
      <h1>{t('share.pending.title')}</h1>
      <p>{t('share.pending.hint')}</p>
      {store && (
        <address>
          <strong>{store.name}</strong>
          <span>{store.address}</span>
          <span>{store.phone}</span>
        </address>
      )}
    </div>
  );
}
