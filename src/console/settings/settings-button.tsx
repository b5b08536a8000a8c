import { useTranslation } from 'react-i18next';
import { Icon } from '../layout/icon';
import { openPanel } from './panel-state';
import { useSettings } from './settings';

/** The gear in the header, unless it is not wanted there. */
export function SettingsButton() {
  const { t } = useTranslation();
  if (!useSettings().showSettings) return null;
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
