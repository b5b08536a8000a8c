import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Value } from '../../../../measurement/analysis';
import type { Reference } from '../../../../measurement/findings/reference';
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
    const outside = range && isOutside(value, range);
    if (!outside) return text;
    return (
      <strong className="outside-value">
        <span aria-hidden="true">{outside === 'above' ? '↑ ' : '↓ '}</span>
        <span className="visually-hidden">{t(`measurement.range.${outside}`)} </span>
        {text}
      </strong>
    );
  };
}

/** On which side of the range the value is; undefined if inside. */
function isOutside(value: number, { from, to }: Reference): 'above' | 'below' | undefined {
  if (to !== undefined && value > to) return 'above';
  return from !== undefined && value < from ? 'below' : undefined;
}
