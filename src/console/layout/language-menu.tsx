import { useTranslation } from 'react-i18next';
import { type Language, languages } from '../../entity/language';
import { languageNames } from '../language';
import { notify } from '../providers/notify';
import { activeLanguage, changeLanguage } from '../words/words';
import { Icon } from './icon';
import { MenuButton } from './menu-button';
import { MenuChoice } from './menu-item';

export function LanguageMenu() {
  const { t } = useTranslation();
  const active = activeLanguage();
  const choose = (language: Language) =>
    changeLanguage(language).catch(() => notify.error(t('console.error.network')));
  return (
    <MenuButton label={t('console.layout.language')} face={<Icon name="global" size={20} />}>
      {languages.map((language) => (
        <MenuChoice
          key={language}
          text={languageNames[language]}
          lang={language}
          checked={language === active}
          onChoose={() => void choose(language)}
        />
      ))}
    </MenuButton>
  );
}
