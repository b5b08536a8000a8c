import { Input } from 'antd';
import type { InputProps } from '#engine/console/data/resource';

/** A time of day such as `18:30`, in the browser's own time input. */
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
