import type { TFunction } from 'i18next';
import { formatDateTime } from '#engine/console/i18n/format/date';
import type { CustomerLanguage } from '#engine/schema/contract/language';
import type { Overlap } from './overlaps';

/** Says which appointment overlaps: the customer's by its time, another one in the store also by its customer. */
export function overlapText(
  t: TFunction,
  { other, shares, further, isAtLeast }: Overlap,
  language: CustomerLanguage,
  zone: string,
): string {
  const when = formatDateTime(other.starts_at, language, 'short', zone);
  const first =
    shares === 'customer'
      ? t('overlap.customer', { when })
      : t('overlap.store', { what: [other._labels?.customer, when].filter(Boolean).join(', ') });
  if (further === 0) return first;
  return t(isAtLeast ? 'overlap.furtherAtLeast' : 'overlap.further', { first, count: further });
}
