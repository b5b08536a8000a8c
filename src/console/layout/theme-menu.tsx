import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseTheme, currentTheme, isDark, onThemeChange, type Theme, themes } from '../theme';
import { Icon } from './icon';
import { MenuButton } from './menu-button';
import { MenuChoice } from './menu-item';

const icons: Readonly<Record<Theme, string>> = { light: 'sun', dark: 'moon', auto: 'laptop' };

export function ThemeMenu() {
  const { t } = useTranslation();
  const active = useSyncExternalStore(onThemeChange, currentTheme);
  return (
    <MenuButton label={t('console.layout.theme')} face={<Icon name={isDark() ? 'moon' : 'sun'} size={20} />}>
      {themes.map((theme) => (
        <MenuChoice
          key={theme}
          text={t(`console.theme.${theme}`)}
          icon={icons[theme]}
          checked={theme === active}
          onChoose={() => chooseTheme(theme)}
        />
      ))}
    </MenuButton>
  );
}
