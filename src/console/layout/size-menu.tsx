import { useTranslation } from 'react-i18next';
import { changeSetting, useSettings } from '../settings/settings';
import { sizes } from '../settings/stored-settings';
import { Icon } from './icon';
import { MenuButton } from './menu-button';
import { MenuChoice } from './menu-item';

export function SizeMenu() {
  const { t } = useTranslation();
  const active = useSettings().size;
  return (
    <MenuButton label={t('settings.size.title')} face={<Icon name="font-size" size={20} />}>
      {sizes.map((size) => (
        <MenuChoice
          key={size}
          text={t(`settings.size.${size}`)}
          checked={size === active}
          onChoose={() => changeSetting('size', size)}
        />
      ))}
    </MenuButton>
  );
}
