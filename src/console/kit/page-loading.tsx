import { useTranslation } from 'react-i18next';
import { useWaiting } from './busy';

/** Stands in for a page on the way; draws nothing unless it takes long. */
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
