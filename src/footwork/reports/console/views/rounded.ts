import { numberFormat } from '#engine/console/i18n/format/number';

/** The value that `useNumber` shows; never -0. */
export function rounded(value: number, digits: number): number {
  const format = numberFormat('en', { maximumFractionDigits: digits, useGrouping: false });
  return Number(format.format(value)) || 0;
}
