import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../schema/contract/language';
import type { ListTotals } from '../../../schema/entity-endpoints/reading';
import { formatMoney } from '../../i18n/format/number';

/** Texts of the footer with sums: one amount for each currency. */
export function useSumTexts(sums: ListTotals['sums']) {
  const { t, i18n } = useTranslation();
  return useMemo(() => {
    const language = languageOf(i18n.language);
    const texts = Object.entries(sums).map(
      ([name, amounts]) =>
        [name, amounts.map(({ unit, sum }) => formatMoney(sum, language, unit ?? undefined))] as const,
    );
    return { title: t('list.sums'), texts: new Map(texts.filter(([, amounts]) => amounts.length > 0)) };
  }, [sums, t, i18n.language]);
}
