import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Notice } from '../../../entity/contract/endpoints/notice';
import { languageOf } from '../../../entity/contract/language';
import type { NoticeKind } from '../../../entity/contract/notice';
import { formatDateTime, formatRelative } from '../../i18n/format/date';
import { Icon } from '../../kit/icon';

const icons: Readonly<Record<NoticeKind, string>> = {
  account: 'user',
  role: 'safety',
  menus: 'menu',
  menusRestored: 'menu',
  password: 'key',
  sessionEnded: 'logout',
  signIn: 'laptop',
};

/** Where something can be done about it. */
const paths: Readonly<Partial<Record<NoticeKind, string>>> = {
  sessionEnded: '/profile/sessions',
  signIn: '/profile/sessions',
};

interface Props {
  readonly notice: Notice;
  readonly onRead: (notice: Notice) => void;
  readonly onLeave: () => void;
}

/** One message; pressing it marks it as read and leads to where something can be done about it. */
export function NoticeItem({ notice, onRead, onLeave }: Props) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const language = languageOf(i18n.language);
  const { kind, params, at, read } = notice;
  const path = paths[kind];
  const choose = () => {
    if (!read) onRead(notice);
    if (path === undefined) return;
    navigate(path);
    onLeave();
  };
  return (
    <li>
      <button type="button" className="bell-item" data-read={read} onClick={choose}>
        <Icon name={icons[kind]} />
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
