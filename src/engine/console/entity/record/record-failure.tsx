import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../data/api-error';
import { useLeavePage } from '../../data/navigation/page-tag';
import { Button } from '../../kit/button';
import { PageNote } from '../../kit/page-note';
import { LinkButton } from './link-button';

interface RecordFailureProps {
  readonly error: ApiError;
  readonly onRetry: () => void;
  /** Target of the back button on a page that shows only the record. */
  readonly backPath?: string;
}

/** Shown when a record could not be loaded: it does not exist, access is denied, or the server failed. */
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
          <Button look="primary" onClick={onRetry}>
            {t('show.retry')}
          </Button>
        )}
      </div>
    </PageNote>
  );
}
