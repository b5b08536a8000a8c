import type { InputProps } from '#engine/console/data/resource';
import { TimeBox } from './time-box';

/** A time of day such as `18:30`. */
export function TimeInput({ control, value, onChange }: InputProps<string>) {
  return (
    <TimeBox {...control} value={value ?? ''} onChange={(time) => onChange(time === '' ? null : time)} />
  );
}
