import { useTranslation } from 'react-i18next';
import type { Language } from '../../entity/language';
import { notify } from '../providers/notify';
import { changeLanguage } from '../words/words';

/** Switches language; says so where its words cannot be fetched. */
export function useLanguageChoice(): (language: Language) => void {
  const { t } = useTranslation();
  return (language) => void changeLanguage(language).catch(() => notify.error(t('console.error.network')));
}
