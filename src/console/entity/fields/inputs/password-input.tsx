import { Input } from 'antd';
import { useState } from 'react';
import type { InputProps } from '../../../data/resource';
import { useInputAria } from '../input-context';
import { RevealButton } from '../reveal-button';
import { textGiven, textOf } from './text-value';

/** A password, hidden until its eye is pressed. */
export function PasswordInput({ id, field, value, onChange, disabled }: InputProps) {
  const aria = useInputAria();
  const [shown, setShown] = useState(false);
  return (
    <Input
      id={id}
      {...aria}
      type={shown ? 'text' : 'password'}
      autoComplete="new-password"
      value={textOf(value)}
      onChange={(event) => onChange(textGiven(event.target.value))}
      maxLength={field.property.maxLength}
      disabled={disabled}
      suffix={<RevealButton isShown={shown} onPress={() => setShown(!shown)} disabled={disabled} />}
    />
  );
}
