import { useTranslation } from 'react-i18next';
import { IconButton } from '../layout/icon-button';
import { openPanel } from './panel-state';
import { useSettings } from './settings';

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
