import { useTranslation } from 'react-i18next';
import type { RoleRefusal } from '../../../schema/access/role-limits';
import { Icon } from '../../kit/icon';

/** A lock with the reason why the setting cannot be changed. */
export function LockedNote({ reason }: { reason: RoleRefusal }) {
  const { t } = useTranslation();
  return (
    <span className="role-lock" title={t(`rolePage.locked.${reason}`)}>
      <Icon name="lock" size={13} />
      <span className="visually-hidden"> ({t(`rolePage.locked.${reason}`)})</span>
    </span>
  );
}

/** A sign for rights of the role that the user lacks. */
export function BeyondNote() {
  const { t } = useTranslation();
  return (
    <span className="role-beyond" title={t('rolePage.locked.beyondOwnRights')}>
      <Icon name="warning" size={13} />
      <span className="visually-hidden"> ({t('rolePage.locked.beyondOwnRights')})</span>
    </span>
  );
}
