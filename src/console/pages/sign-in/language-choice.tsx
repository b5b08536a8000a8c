import { languages } from '../../../entity/contract/language';
import { languageNames } from '../../kit/settings/language';
import { storeSettings } from '../../kit/settings/stored-settings';
import { useSignInWords } from './sign-in-words';

export function LanguageChoice() {
  const { t, language: active } = useSignInWords();
  return (
    <nav className="sign-in-languages" aria-label={t('language')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === active}
          onClick={() => storeSettings({ language })}
        >
          {languageNames[language]}
        </button>
      ))}
    </nav>
  );
}
