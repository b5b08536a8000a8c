import { useTranslation } from 'react-i18next';
import { languages } from '../../../entity/contract/language';
import { activeLanguage } from '../../i18n/words';
import { Icon } from '../../kit/icon';
import { MenuButton } from '../../kit/menu-button';
import { MenuChoice } from '../../kit/menu-item';
import { languageNames } from '../../kit/settings/language';
import { useLanguageChoice } from '../settings/use-language-choice';

export function LanguageMenu() {
  const { t } = useTranslation();
  const active = activeLanguage();
  const choose = useLanguageChoice();
  return (
    <MenuButton label={t('console.layout.language')} face={<Icon name="global" size={20} />}>
      {languages.map((language) => (
        <MenuChoice
          key={language}
          text={languageNames[language]}
          lang={language}
          checked={language === active}
          onChoose={() => choose(language)}
        />
      ))}
    </MenuButton>
  );
}
