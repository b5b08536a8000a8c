import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/icon';
import { MenuButton } from '../../kit/menu-button';
import { MenuChoice } from '../../kit/menu-item';
import { changeSetting, useSettings } from '../../kit/settings/settings';
import { sizes } from '../../kit/settings/stored-settings';

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
