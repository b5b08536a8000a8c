import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/icon';

/** A sign beside what a role gives and the reader does not have. */
export function BeyondNote() {
  const { t } = useTranslation();
  return (
    <span className="role-beyond" title={t('rolePage.locked.beyondOwnRights')}>
      <Icon name="warning" size={13} />
      <span className="visually-hidden"> ({t('rolePage.locked.beyondOwnRights')})</span>
    </span>
  );
}
