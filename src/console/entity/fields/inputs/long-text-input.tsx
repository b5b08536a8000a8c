import { Input } from 'antd';
import type { InputProps } from '../../../data/resource';
import { useInputAria } from '../input-context';
import { textGiven, textOf } from './text-value';

export function LongTextInput({ id, field, value, onChange, disabled }: InputProps) {
  const aria = useInputAria();
  return (
    <Input.TextArea
      id={id}
      {...aria}
      value={textOf(value)}
      onChange={(event) => onChange(textGiven(event.target.value))}
      placeholder={field.property['x-placeholder']}
      maxLength={field.property.maxLength}
      rows={2}
      showCount
      disabled={disabled}
    />
  );
}
