import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Value } from '../../../../measurement/analysis';
import { type Reference, sideOfRange } from '../../../../measurement/findings/reference';
import { OutsideValue } from './outside-value';
import { useNumber } from './use-number';

type Marked = (value: Value, digits: number, range?: Reference) => ReactNode;

/**
 * Returns a function for mean ± standard deviation, marked if the mean is outside its reference range. A function, not
 * a component: tables show a hundred values.
 */
export function useMarked(): Marked {
  const { t } = useTranslation();
  const number = useNumber();
  return ({ value, sd }, digits, range) => {
    const text =
      sd === undefined ? number(value, digits) : `${number(value, digits)} ± ${number(sd, digits)}`;
    const outside = range && sideOfRange(value, range);
    if (!outside) return text;
    return (
      <OutsideValue arrow={outside} label={t(`measurement.range.${outside}`)}>
        {text}
      </OutsideValue>
    );
  };
}
