import { useTranslation } from 'react-i18next';
import { Logo } from '#engine/console/kit/brand/logo';
import { Button } from '#engine/console/kit/button';
import { type CustomerLanguage, customerLanguages } from '#engine/schema/contract/language';
import { languageNames } from './language-names';
import { setLanguage } from './share-words';

interface Props {
  readonly canPrint: boolean;
  /** The languages in which the partner offers reports; empty: all. */
  readonly languages: readonly CustomerLanguage[];
}

/** Bar above the sheet with language and print button; not printed. */
export function SheetBar({ canPrint, languages }: Props) {
  const { t, i18n } = useTranslation();
  const current = i18n.language as CustomerLanguage;
  const offered = customerLanguages.filter(
    (one) => languages.length === 0 || languages.includes(one) || one === current,
  );
  return (
    <header className="sheet-bar">
      <Logo size={28} />
      <label>
        <span className="visually-hidden">{t('share.language')}</span>
        <select
          value={current}
          onChange={({ target }) => {
            // On failure the current language stays.
            setLanguage(target.value as CustomerLanguage).catch(() => undefined);
          }}
        >
          {offered.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageNames.get(language)}
            </option>
          ))}
        </select>
      </label>
      {canPrint && (
        <Button look="primary" onClick={() => print()}>
          {t('share.print')}
        </Button>
      )}
    </header>
  );
}
