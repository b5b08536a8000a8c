import { useTranslation } from 'react-i18next';
import { numberFormat } from '#engine/console/i18n/format/number';

/**
 * Returns a function that formats a number with fixed digits, with a minus sign rather than a hyphen, and zero without
 * a sign; undefined becomes a dash.
 */
export function useNumber(): (value: number | undefined, digits: number) => string {
  const { i18n } = useTranslation();
  return (value, digits) =>
    value === undefined
      ? '–'
      : numberFormat(i18n.language, {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
          signDisplay: 'negative',
        })
          .format(value)
          .replace('-', '−');
}
