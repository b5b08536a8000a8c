import { useTranslation } from 'react-i18next';

/** Prints numbers with this many digits; what could not be computed is a dash. */
export function useNumber(): (value: number | undefined, digits: number) => string {
  const { i18n } = useTranslation();
  return (value, digits) =>
    value === undefined
      ? '–'
      : new Intl.NumberFormat(i18n.language, {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }).format(value);
}
