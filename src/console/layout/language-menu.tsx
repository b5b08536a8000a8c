import { useTranslation } from 'react-i18next';
import { languages } from '../../entity/language';
import { languageNames } from '../language';
import { useLanguageChoice } from '../settings/use-language-choice';
import { activeLanguage } from '../words/words';
import { Icon } from './icon';
import { MenuButton } from './menu-button';
import { MenuChoice } from './menu-item';

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
