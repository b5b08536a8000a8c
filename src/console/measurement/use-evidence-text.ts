import { useTranslation } from 'react-i18next';
import type { Evidence } from '../../measurement/findings/finding';
import { quantities } from '../../measurement/findings/quantities';
import { useNumber } from './use-number';
import { useRangeText } from './use-range-text';
import { useSense } from './use-sense';

/**
 * Returns a function for name, value and range: `Peak pressure 710 kPa (usual: 139 to 681)`. If the sign has a meaning,
 * the meaning stands in its place: `Knee: 4.2° varus (usual: up to 4° to either side)`.
 */
export function useEvidenceText(): (evidence: Evidence) => string {
  const { t } = useTranslation();
  const number = useNumber();
  const rangeText = useRangeText();
  const { isSigned, withSense } = useSense();

  const signedRange = ({ quantity, unit, reference: { from, to } }: Evidence) => {
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

  return (evidence) => {
    const { quantity, value, unit, reference } = evidence;
    const { digits } = quantities[quantity];
    const name = t(`measurement.quantity.${quantity}`);
    const usual = (range: string) => t('measurement.range.usual', { range });
    if (!isSigned(quantity)) {
      const shown = withUnit(number(value, digits), unit);
      return `${name} ${shown} (${usual(rangeText(reference, digits))})`;
    }
    const shown = withSense(quantity, withUnit(number(Math.abs(value), digits), unit), value);
    return `${name}: ${shown} (${usual(signedRange(evidence))})`;
  };
}

function withUnit(amount: string, unit: string): string {
  if (unit === '°') return `${amount}°`;
  return unit ? `${amount} ${unit}` : amount;
}

/** Limits are round in most ranges. */
function limitDigits(limit: number): number {
  return Number.isInteger(limit) ? 0 : 1;
}
