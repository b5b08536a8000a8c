import { useTranslation } from 'react-i18next';
import type { Value } from '../../measurement/analysis';
import { type QuantityName, quantities } from '../../measurement/findings/quantities';
import type { Reference } from '../../measurement/findings/reference';
import { useNumber } from './use-number';

interface Props {
  readonly value: Value;
  readonly name: QuantityName;
  readonly range: Reference | undefined;
}

/** Mean ± standard deviation, marked if the mean is outside its reference range. */
export function MarkedValue({ value, name, range }: Props) {
  return <MarkedNumber value={value} digits={quantities[name].digits} range={range} />;
}

interface NumberProps {
  readonly value: Value;
  readonly digits: number;
  readonly range: Reference | undefined;
}

export function MarkedNumber({ value: { value, sd }, digits, range }: NumberProps) {
  const { t } = useTranslation();
  const number = useNumber();
  const text = sd === undefined ? number(value, digits) : `${number(value, digits)} ± ${number(sd, digits)}`;
  const outside = range && isOutside(value, range);
  if (!outside) return text;
  return (
    <strong className="outside-value">
      <span aria-hidden="true">{outside === 'above' ? '↑ ' : '↓ '}</span>
      <span className="visually-hidden">{t(`measurement.range.${outside}`)} </span>
      {text}
    </strong>
  );
}

/** On which side of the range the value is; undefined if inside. */
export function isOutside(value: number, { from, to }: Reference): 'above' | 'below' | undefined {
  if (to !== undefined && value > to) return 'above';
  return from !== undefined && value < from ? 'below' : undefined;
}
