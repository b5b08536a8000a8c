import { useTranslation } from 'react-i18next';
import type { Reference } from '../../../../measurement/findings/reference';
import { useNumber } from './use-number';

/** Returns a function for a reference range in words: `139 to 681`, `up to 700`, `from 50`. */
export function useRangeText(): (reference: Reference, digits: number) => string {
  const { t } = useTranslation();
  const number = useNumber();
  return ({ from, to }, digits) => {
    // Limits need fewer digits than values.
    const isRound = [from, to].every((limit) => limit === undefined || Number.isInteger(limit));
    const show = (value: number) => number(value, isRound ? 0 : Math.min(digits, 2));
    if (from === undefined) return t('measurement.range.to', { to: show(to ?? 0) });
    if (to === undefined) return t('measurement.range.from', { from: show(from) });
    return t('measurement.range.both', { from: show(from), to: show(to) });
  };
}
