import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../data/api-error';
import { useLeavePage } from '../../data/navigation/tab';
import { PageNote } from '../../kit/page-note';
import { LinkButton } from './link-button';

interface RecordFailureProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
  /** Where a page goes back to that shows nothing else. */
  readonly backPath?: string;
}

/** The record did not come: it does not exist, may not be seen, or the server failed. */
export function RecordFailure({ error, onRetry, backPath }: RecordFailureProps) {
  const { t } = useTranslation();
  const leavePage = useLeavePage();
  const isGone = error.status === 404;
  return (
    <PageNote
      icon="warning"
      title={t(isGone ? 'show.gone' : 'show.failed')}
      text={isGone ? t('show.goneWhy') : error.msg}
    >
      <div className="page-note-buttons">
        {backPath !== undefined && (
          <LinkButton to={backPath} onFollow={leavePage}>
            {t('shell.back')}
          </LinkButton>
        )}
        {!isGone && (
          <Button type="primary" onClick={onRetry}>
            {t('show.retry')}
          </Button>
        )}
      </div>
    </PageNote>
  );
}
