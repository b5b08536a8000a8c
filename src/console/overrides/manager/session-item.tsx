import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { SessionInfo } from '../../../entity/contract/endpoints/session';
import { languageOf } from '../../../entity/contract/language';
import { formatDateTime, formatRelative } from '../../i18n/format/date';
import { Icon } from '../../kit/icon';

import { deviceOf, isHandheld } from './user-agent';

interface SessionItemProps {
  readonly session: SessionInfo;
  readonly onEnd: () => void;
}

/** One session: on what, from where, since when; the one that is reading cannot be ended here. */
export function SessionItem({ session, onEnd }: SessionItemProps) {
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
