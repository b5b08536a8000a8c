import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Unanswered } from '../../entity/record/unanswered';
import { confirm } from '../../kit/notice/confirm';
import { notify } from '../../kit/notice/notify';
import './account.css';
import type { UseQueryResult } from '@tanstack/react-query';
import {
  endAccountSession,
  endAccountSessions,
  endOwnOtherSessions,
  endOwnSession,
  getAccountSessions,
  getSessions,
  type SessionInfo,
} from '../../../schema/contract/endpoints/account';
import { languageOf } from '../../../schema/contract/language';
import type { ApiError } from '../../data/api-error';
import { useEndpoint } from '../../data/endpoint/use-endpoint';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import { formatDateTime, formatRelative } from '../../i18n/format/date';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import { deviceOf, isHandheld } from './user-agent';

interface SessionListProps {
  readonly sessions: Sessions;
  /** Text of the button that ends all sessions except the user's own. */
  readonly endAll: (t: TFunction) => string;
}

/** Open sessions with buttons to end one or all of them. */
export function SessionList({ sessions: { query, endOne, endOthers }, endAll }: SessionListProps) {
  const { t } = useTranslation();
  if (!query.data || query.error) return <Unanswered query={query} isPart />;
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
        <Button look="outlined-danger" className="sessions-end" onClick={() => void endAllOthers()}>
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

interface SessionItemProps {
  readonly session: SessionInfo;
  readonly onEnd: () => void;
}

/** One session: device, address and times. The user's current session has no button to end it. */
function SessionItem({ session, onEnd }: SessionItemProps) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const { createdAt, lastUsedAt, ip, userAgent, current } = session;
  const device = deviceOf(userAgent) ?? t('account.sessions.unknownDevice');
  return (
    <li className="session">
      <Icon name={isHandheld(userAgent) ? 'mobile' : 'laptop'} size={20} />
      <div className="session-text">
        <p>
          <strong>{device}</strong>
          {current && <span className="session-current">{t('account.sessions.current')}</span>}
        </p>
        <p className="account-muted">
          {[
            ip ?? t('account.sessions.unknownAddress'),
            t('account.sessions.used', { when: formatRelative(lastUsedAt, language, Date.now()) }),
            t('account.sessions.since', { at: formatDateTime(createdAt, language, 'short') }),
          ].join(' · ')}
        </p>
      </div>
      {!current && (
        <Button size="small" aria-label={t('account.sessions.endOf', { device })} onClick={onEnd}>
          {t('account.sessions.end')}
        </Button>
      )}
    </li>
  );
}

/** Open sessions, and functions to end them, which resolve to undefined on failure. */
export interface Sessions {
  readonly query: UseQueryResult<readonly SessionInfo[], ApiError>;
  readonly endOne: (id: number) => Promise<object | undefined>;
  readonly endOthers: () => Promise<object | undefined>;
}

export function useOwnSessions(): Sessions {
  const one = useEndpointMutation(endOwnSession);
  const others = useEndpointMutation(endOwnOtherSessions);
  return {
    query: useEndpoint(getSessions, {}),
    endOne: (id) => one.attempt({ params: { id } }),
    endOthers: () => others.attempt({}),
  };
}

export function useAccountSessions(id: number): Sessions {
  const one = useEndpointMutation(endAccountSession);
  const others = useEndpointMutation(endAccountSessions);
  return {
    query: useEndpoint(getAccountSessions, { params: { id } }),
    endOne: (session) => one.attempt({ params: { id, session } }),
    endOthers: () => others.attempt({ params: { id } }),
  };
}
