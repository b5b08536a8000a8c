import { Switch } from 'antd';
import type { InputProps } from '../../../data/resource';
import { useInputAria } from '../input-context';

export function BooleanInput({ id, value, onChange, disabled }: InputProps) {
  const aria = useInputAria();
  return <Switch id={id} {...aria} checked={value === true} onChange={onChange} disabled={disabled} />;
}
