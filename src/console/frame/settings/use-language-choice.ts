import { useTranslation } from 'react-i18next';
import type { Language } from '../../../entity/contract/language';
import { changeLanguage } from '../../i18n/words';
import { notify } from '../../kit/notice/notify';

/** Switches language; says so where its words cannot be fetched. */
export function useLanguageChoice(): (language: Language) => void {
  const { t } = useTranslation();
  return (language) => void changeLanguage(language).catch(() => notify.error(t('console.error.network')));
}
