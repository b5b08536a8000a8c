import type { TFunction } from 'i18next';
import type { StoreProgress } from '../../../entity/contract/endpoints/cashback';
import type { CustomerLanguage } from '../../../entity/contract/language';
import { formatNumber } from '../../i18n/format/number';

/** How a number comes about: `0 counted + 2 adjusted = 2`; undefined where nothing is adjusted. */
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

/** What is added to all stores and to this one in the cycle. */
export function adjustedOf(
  policy: { readonly adjust_number: number },
  { adjustment }: StoreProgress,
): number {
  return policy.adjust_number + (adjustment?.number ?? 0);
}
