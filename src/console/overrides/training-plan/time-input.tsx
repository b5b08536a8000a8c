import { Input } from 'antd';
import type { InputProps } from '../../data/resource';

/** A time of the day, `18:30`, with the clock that the browser offers: typed on a keyboard, turned on a phone. */
export function TimeInput({ control, value, onChange }: InputProps<string>) {
  return (
    <Input
      {...control}
      type="time"
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
    />
  );
}
