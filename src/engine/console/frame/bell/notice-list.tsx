import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Notice } from '../../../schema/contract/endpoints/notice';
import { languageOf } from '../../../schema/contract/language';
import { noticeIcon, noticeTarget } from '../../../schema/contract/notice';
import { listPathOf } from '../../data/navigation/list-path';
import { usePlaces } from '../../data/navigation/places-context';
import { formatDateTime, formatRelative } from '../../i18n/format/date';
import { Icon } from '../../kit/icon';
import { PageLoading } from '../../kit/page-loading';
import { useNotices } from './use-notices';

interface NoticeListProps {
  /** Id of a message; omitted for the newest page of the list. */
  readonly before: number | undefined;
  /** Loads the page before this id; omitted where that page is shown already. */
  readonly onOlder: ((before: number) => void) | undefined;
  readonly onRead: (notice: Notice) => void;
  readonly onLeave: () => void;
}

/** One page of at most twenty messages. */
export function NoticeList({ before, onOlder, onRead, onLeave }: NoticeListProps) {
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

interface NoticeItemProps {
  readonly notice: Notice;
  readonly onRead: (notice: Notice) => void;
  readonly onLeave: () => void;
}

/** One message. A press marks it as read and opens the page on which the user can act on it. */
function NoticeItem({ notice, onRead, onLeave }: NoticeItemProps) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const language = languageOf(i18n.language);
  const { kind, params, at, read } = notice;
  const path = usePathOf(notice);
  const choose = () => {
    if (!read) onRead(notice);
    if (path === undefined) return;
    navigate(path);
    onLeave();
  };
  return (
    <li>
      <button type="button" className="bell-item" data-read={read} onClick={choose}>
        <Icon name={noticeIcon(kind)} />
        <span className="bell-text">
          {!read && <span className="visually-hidden">{t('bell.new')} </span>}
          {t(`bell.kinds.${kind}`, params)}
          <time dateTime={at} title={formatDateTime(at, language, 'full')}>
            {formatRelative(at, language, Date.now())}
          </time>
        </span>
      </button>
    </li>
  );
}

/** The page to which a message leads; undefined if it leads to none, or the user's menus do not show it. */
function usePathOf({ kind, params }: Notice): string | undefined {
  const places = usePlaces();
  const target = noticeTarget(kind, params);
  if (!target || 'path' in target) return target?.path;
  return listPathOf(places, target.list, String(new URLSearchParams(target.query)));
}
