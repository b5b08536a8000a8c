import type { TFunction } from 'i18next';
import { formatNumber } from '#engine/console/i18n/format/number';
import type { CustomerLanguage } from '#engine/schema/contract/language';
import type { StoreProgress } from '../../endpoints/cashback';

/** The sum behind a number: `0 counted + 2 adjusted = 2`; undefined without adjustments. */
export function sumText(
  t: TFunction,
  language: CustomerLanguage,
  { counted, adjusted }: { readonly counted: number; readonly adjusted: number },
): string | undefined {
  if (adjusted === 0) return undefined;
  const sum = counted + adjusted;
  const number = (value: number) => formatNumber(value, language);
  const name = sum < 0 ? 'belowNone' : adjusted < 0 ? 'less' : 'more';
  return t(`cashback.sum.${name}`, {
    counted: number(counted),
    adjusted: number(Math.abs(adjusted)),
    reached: number(Math.max(0, sum)),
  });
}

/** Adjustments for all stores plus those for this store in the cycle. */
export function adjustedOf(
  policy: { readonly adjust_number: number },
  { adjustment }: StoreProgress,
): number {
  return policy.adjust_number + (adjustment?.number ?? 0);
}
