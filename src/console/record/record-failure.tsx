import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { PageNote } from '../layout/page-note';
import type { ApiError } from '../providers/api-error';

interface RecordFailureProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
}

/** The record did not come: it does not exist, may not be seen, or the server failed. */
export function RecordFailure({ error, onRetry }: RecordFailureProps) {
  const { t } = useTranslation();
  const isGone = error.status === 404;
  return (
    <PageNote icon="warning" title={t(isGone ? 'show.gone' : 'show.failed')} text={error.msg}>
      {!isGone && <Button onClick={onRetry}>{t('show.retry')}</Button>}
    </PageNote>
  );
}
