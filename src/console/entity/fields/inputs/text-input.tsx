import { Input } from 'antd';
import type { InputProps } from '../../../data/resource';
import { useInputAria } from '../input-context';
import { declaredLimit, textGiven, textOf } from './text-value';

const kindOf: Readonly<Record<string, { type: string; autoComplete: string }>> = {
  phone: { type: 'tel', autoComplete: 'off' },
  email: { type: 'email', autoComplete: 'off' },
  url: { type: 'url', autoComplete: 'off' },
};

/** One line of text, telephone, e-mail or web address; counts against the declared limit. */
export function TextInput({ id, entity, field, value, onChange, disabled }: InputProps) {
  const aria = useInputAria();
  const limit = declaredLimit(entity, field);
  return (
    <Input
      id={id}
      {...aria}
      {...(kindOf[field.type] ?? { type: 'text', autoComplete: 'off' })}
      value={textOf(value)}
      onChange={(event) => onChange(textGiven(event.target.value))}
      placeholder={field.property['x-placeholder']}
      maxLength={field.property.maxLength}
      showCount={limit !== undefined}
      disabled={disabled}
    />
  );
}
