import { useTranslation } from 'react-i18next';
import { isMissingChunk } from './missing-chunk';
import { PageNote } from './page-note';
import { useReconnect } from './use-reconnect';

interface Props {
  readonly error: Error;
  readonly retry: () => void;
}

export function PageFailure({ error, retry }: Props) {
  const { t } = useTranslation();
  useReconnect(retry);
  return (
    <PageNote
      icon="warning"
      title={t('console.error.page')}
      text={isMissingChunk(error) ? t('console.error.network') : error.message}
    >
      <button type="button" className="button primary" onClick={retry}>
        {t('console.error.retry')}
      </button>
    </PageNote>
  );
}
