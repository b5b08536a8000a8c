import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { confirmSignOut } from '../../data/auth-provider';
import { useSession } from '../../data/session';
import { MenuButton } from '../../kit/menu-button';
import { MenuItem } from '../../kit/menu-item';

export function UserMenu() {
  const { t } = useTranslation();
  const { user } = useSession();
  const navigate = useNavigate();
  const name = user.nickname || user.username;
  const entries = [
    { path: '/profile', icon: 'user', text: t('menu.profile') },
    { path: '/profile/password', icon: 'key', text: t('menu.changePassword') },
    { path: '/profile/sessions', icon: 'laptop', text: t('menu.ownSessions') },
  ];
  return (
    <MenuButton
      label={t('console.layout.account', { name })}
      face={
        <>
          <Avatar name={name} image={user.avatar} />
          <span className="user-name">{name}</span>
        </>
      }
    >
      <div className="user-card" role="presentation">
        <strong>{name}</strong>
        <span>
          {user.username} · {t(`utypes.${user.utype}`)}
        </span>
      </div>
      {entries.map(({ path, icon, text }) => (
        <MenuItem key={path} icon={icon} text={text} onChoose={() => navigate(path)} />
      ))}
      <MenuItem icon="logout" text={t('console.layout.signOut')} onChoose={() => void confirmSignOut()} />
    </MenuButton>
  );
}

function Avatar({ name, image }: { name: string; image: string | null }) {
  if (image) return <img className="avatar" src={image} alt="" />;
  return (
    <span className="avatar" aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  );
}
