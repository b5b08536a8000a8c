import { Input } from 'antd';
import './time-box.css';

interface Props {
  readonly id: string;
  /** Such as `18:30`; empty without a time. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The browser's own time input. */
export function TimeBox({ onChange, ...props }: Props) {
  return (
    <Input {...props} className="time-box" type="time" onChange={({ target }) => onChange(target.value)} />
  );
}
