import { useTranslation } from 'react-i18next';
import { Icon } from '../layout/icon';
import { openPanel } from './panel-state';

/** The gear in the header. */
export function SettingsButton() {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="icon-button"
      aria-haspopup="dialog"
      aria-label={t('settings.title')}
      title={t('settings.title')}
      onClick={() => openPanel(true)}
    >
      <Icon name="gear" size={20} />
    </button>
  );
}
