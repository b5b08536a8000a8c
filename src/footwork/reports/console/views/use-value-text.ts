import { useTranslation } from 'react-i18next';
import { type QuantityName, quantities } from '../../../../measurement/findings/quantities';
import type { Reference } from '../../../../measurement/findings/reference';
import { useNumber } from './use-number';
import { useRangeText } from './use-range-text';
import { useSense, type Wording } from './use-sense';
import { withUnit } from './with-unit';

interface ValueText {
  /** `710 kPa`; `4.2° varus` if the sign has a meaning. */
  readonly valueText: (quantity: QuantityName, value: number) => string;
  /** `139 to 681`; `up to 4° to either side` if the sign has a meaning. */
  readonly rangeText: (quantity: QuantityName, reference: Reference) => string;
}

/** Returns functions for values and reference ranges that say the direction of a value in words instead of a sign. */
export function useValueText(wording: Wording = 'technical'): ValueText {
  const { t } = useTranslation();
  const number = useNumber();
  const unsignedRange = useRangeText();
  const { isSigned, withSense } = useSense(wording);

  const signedRange = (quantity: QuantityName, { from, to }: Reference) => {
    const { unit } = quantities[quantity];
    const limit = (value: number) => withUnit(number(Math.abs(value), limitDigits(value)), unit);
    const sensed = (value: number) => withSense(quantity, limit(value), value);
    if (from === undefined || to === undefined) {
      return to === undefined
        ? t('measurement.range.from', { from: sensed(from ?? 0) })
        : t('measurement.range.to', { to: sensed(to) });
    }
    if (from === -to) return t('measurement.range.either', { to: limit(to) });
    if (from < 0 && to > 0) return t('measurement.range.both', { from: sensed(from), to: sensed(to) });
    const [near, far] = from < 0 ? [to, from] : [from, to];
    const amount = t('measurement.range.both', {
      from: number(Math.abs(near), limitDigits(near)),
      to: limit(far),
    });
    return withSense(quantity, amount, far);
  };

  return {
    valueText: (quantity, value) => {
      const { unit, digits } = quantities[quantity];
      if (!isSigned(quantity)) return withUnit(number(value, digits), unit);
      return withSense(quantity, withUnit(number(Math.abs(value), digits), unit), value);
    },
    rangeText: (quantity, reference) =>
      isSigned(quantity)
        ? signedRange(quantity, reference)
        : unsignedRange(reference, quantities[quantity].digits),
  };
}

/** Limits are round in most ranges. */
function limitDigits(limit: number): number {
  return Number.isInteger(limit) ? 0 : 1;
}
