import { useTranslation } from 'react-i18next';
import { useWaiting } from './busy';

/** Fallback while a page loads; invisible during the first moments. */
export function PageLoading() {
  const { t } = useTranslation();
  useWaiting();
  return (
    <div className="page-loading" role="status">
      <span className="visually-hidden">{t('console.layout.loading')}</span>
      <i />
      <i />
      <i />
    </div>
  );
}
