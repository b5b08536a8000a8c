import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Value } from '../../../../measurement/analysis';
import { type QuantityName, quantities } from '../../../../measurement/findings/quantities';
import { type Reference, sideOfRange } from '../../../../measurement/findings/reference';
import { OutsideValue } from './outside-value';
import { useMarked } from './use-marked';
import { useNumber } from './use-number';
import { useSense, type Wording } from './use-sense';
import { containsUnit, withUnit } from './with-unit';

type Figure = (name: QuantityName, value: Value, reference: Reference | undefined) => ReactNode;

/**
 * Returns a function that shows the value of a quantity as `useMarked` does. Angles have their unit; if the
 * sign has a meaning, words state the direction: `4.2° varus`.
 */
export function useFigure(wording: Wording = 'technical'): Figure {
  const { t } = useTranslation();
  const marked = useMarked();
  const number = useNumber();
  const { withSense } = useSense(wording);
  return (name, value, reference) => {
    const { digits, unit } = quantities[name];
    if (!containsUnit(name)) return marked(value, digits, reference);
    const mean = number(Math.abs(value.value), digits);
    const amount = value.sd === undefined ? mean : `${mean} ± ${number(value.sd, digits)}`;
    const text = withSense(name, withUnit(amount, unit), value.value);
    const outside = reference && sideOfRange(value.value, reference);
    if (!outside) return text;
    const { from = 0, to = 0 } = reference;
    return (
      <OutsideValue arrow={from < 0 && to > 0 ? 'above' : outside} label={t('measurement.posture.outside')}>
        {text}
      </OutsideValue>
    );
  };
}
