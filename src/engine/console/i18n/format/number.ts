import type { CustomerLanguage } from '../../../schema/contract/language';
import { localeOf } from './locale';

const made = new Map<string, Intl.NumberFormat>();

/** Cached, because creating an `Intl.NumberFormat` costs more than a thousand uses of it. */
export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(localeOf(language), options);
  made.set(key, format);
  return format;
}

/** `1234.5` -> `1,234.5 min`. */
export function formatNumber(value: number, language: CustomerLanguage, unit?: string): string {
  const text = isPlain(value)
    ? String(value)
    : numberFormat(language, { maximumFractionDigits: 10 }).format(value);
  return unit ? `${text} ${unitText(unit, language)}` : text;
}

export function decimalSeparatorOf(language: CustomerLanguage): string {
  return (
    numberFormat(language, {})
      .formatToParts(1.5)
      .find(({ type }) => type === 'decimal')?.value ?? '.'
  );
}

/** A declared unit as the language writes it: `min` -> `分钟`. */
export function unitText(unit: string, language: CustomerLanguage): string {
  if (unit !== 'min') return unit;
  const minutes = numberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'short' });
  return minutes.formatToParts(2).find(({ type }) => type === 'unit')?.value ?? unit;
}

/**
 * Whether all our languages write the number with the same digits; the first page then need not wait for the
 * browser's locale data.
 */
function isPlain(value: number): boolean {
  return Number.isInteger(value) && value > -1 && value < 1000 && !Object.is(value, -0);
}

/** At most two decimals, depending on the currency: `1234.5` in `EUR` -> `€1,234.50`. */
export function formatMoney(value: number, language: CustomerLanguage, currency?: string): string {
  const style = currency
    ? ({ style: 'currency', currency, maximumFractionDigits: 2 } as const)
    : { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return numberFormat(language, style).format(value);
}

/** The size of a file: `1536` -> `1.5 kB`, `12` -> `12 bytes`. */
export function formatBytes(bytes: number, language: CustomerLanguage): string {
  const [unit, size] =
    bytes < 1000 ? ['byte', 1] : bytes < 1_000_000 ? ['kilobyte', 1000] : ['megabyte', 1_000_000];
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  const options = { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 } as const;
  return numberFormat(language, options).format(bytes / size);
}

/** Percentage points: `12.5` -> `12.5%`. */
export function formatPercent(value: number, language: CustomerLanguage): string {
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 4 }).format(value / 100);
}
