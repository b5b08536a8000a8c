import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/icon';
import { MenuButton } from '../../kit/menu-button';
import { MenuChoice } from '../../kit/menu-item';
import { changeSetting, useSettings } from '../../kit/settings/settings';
import { type Settings, themes } from '../../kit/settings/stored-settings';
import { isDark, onThemeChange } from '../../kit/settings/theme';

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
