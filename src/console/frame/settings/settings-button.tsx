import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/icon-button';
import { useSettings } from '../../kit/settings/settings';
import { openPanel } from './panel-state';

/** The gear in the header, unless it is not wanted there. */
export function SettingsButton() {
  const { t } = useTranslation();
  if (!useSettings().showSettings) return null;
  return (
    <IconButton
      icon="gear"
      size={20}
      label={t('settings.title')}
      aria-haspopup="dialog"
      onClick={() => openPanel(true)}
    />
  );
}
