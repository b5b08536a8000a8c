import { useTranslation } from 'react-i18next';
import type { Notice } from '../../../entity/contract/endpoints/notice';
import { PageLoading } from '../../kit/page-loading';
import { NoticeItem } from './notice-item';
import { useNotices } from './use-notices';

interface Props {
  /** Left out, the newest. */
  readonly before: number | undefined;
  /** Asks for those before the last one here; left out where they are shown already. */
  readonly onOlder: ((before: number) => void) | undefined;
  readonly onRead: (notice: Notice) => void;
  readonly onLeave: () => void;
}

/** Twenty messages, at most. */
export function NoticeList({ before, onOlder, onRead, onLeave }: Props) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useNotices(before);
  if (isError) {
    return (
      <p className="bell-empty" role="alert">
        {t('bell.failed')}{' '}
        <button type="button" className="bell-all" onClick={() => void refetch()}>
          {t('console.error.retry')}
        </button>
      </p>
    );
  }
  if (!data) return <PageLoading />;
  const last = data.list.at(-1);
  if (!last) return before === undefined ? <p className="bell-empty">{t('bell.empty')}</p> : null;
  return (
    <>
      <ul>
        {data.list.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} onRead={onRead} onLeave={onLeave} />
        ))}
      </ul>
      {data.more && onOlder && (
        <button type="button" className="bell-older" onClick={() => onOlder(last.id)}>
          {t('bell.older')}
        </button>
      )}
    </>
  );
}
