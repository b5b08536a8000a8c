import { Button } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { RecordLoading } from '../../entity/record/record-loading';
import { confirm } from '../../kit/notice/confirm';
import { notify } from '../../kit/notice/notify';
import './account.css';
import { SessionItem } from './session-item';
import type { Sessions } from './use-sessions';

interface SessionListProps {
  readonly sessions: Sessions;
  /** Words on the button that ends all of them but the reader's. */
  readonly endAll: (t: TFunction) => string;
}

/** Open sessions, each of which can be ended, and all at once. */
export function SessionList({ sessions: { query, endOne, endOthers }, endAll }: SessionListProps) {
  const { t } = useTranslation();
  if (query.error) {
    return (
      <div role="alert" className="account-failure">
        <p>{query.error.msg}</p>
        <Button onClick={() => void query.refetch()}>{t('console.error.retry')}</Button>
      </div>
    );
  }
  if (!query.data) return <RecordLoading />;
  const sessions = query.data.toSorted((one, other) => Number(other.current) - Number(one.current));
  const others = sessions.filter(({ current }) => !current);

  const endOneOf = async (id: number) => {
    if (await endOne(id)) notify.success(t('account.sessions.ended'));
  };
  const endAllOthers = async () => {
    const sure = await confirm({
      words: (t) => ({
        title: endAll(t),
        body: t('account.sessions.endAllText', { count: others.length }),
        confirm: endAll(t),
      }),
      danger: true,
    });
    if (sure && (await endOthers())) notify.success(t('account.sessions.ended'));
  };
  return (
    <>
      {others.length > 0 && (
        <Button danger className="sessions-end" onClick={() => void endAllOthers()}>
          {endAll(t)}
        </Button>
      )}
      {sessions.length === 0 ? (
        <p className="account-muted">{t('account.sessions.none')}</p>
      ) : (
        <ul className="sessions">
          {sessions.map((session) => (
            <SessionItem key={session.id} session={session} onEnd={() => void endOneOf(session.id)} />
          ))}
        </ul>
      )}
    </>
  );
}
