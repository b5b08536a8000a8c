import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { changeSetting, useSettings } from '../settings/settings';
import { type Settings, themes } from '../settings/stored-settings';
import { isDark, onThemeChange } from '../theme';
import { Icon } from './icon';
import { MenuButton } from './menu-button';
import { MenuChoice } from './menu-item';

const icons: Readonly<Record<Settings['theme'], string>> = { light: 'sun', dark: 'moon', auto: 'laptop' };

export function ThemeMenu() {
  const { t } = useTranslation();
  const active = useSettings().theme;
  const isNight = useSyncExternalStore(onThemeChange, isDark);
  return (
    <MenuButton label={t('console.layout.theme')} face={<Icon name={isNight ? 'moon' : 'sun'} size={20} />}>
      {themes.map((theme) => (
        <MenuChoice
          key={theme}
          text={t(`console.theme.${theme}`)}
          icon={icons[theme]}
          checked={theme === active}
          onChoose={() => changeSetting('theme', theme)}
        />
      ))}
    </MenuButton>
  );
}
