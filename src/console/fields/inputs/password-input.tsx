import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../resource';
import { useInputAria } from '../input-context';
import { textGiven, textOf } from './text-value';

/** antd's own eye cannot be reached by keyboard, so the toggle is a button. */
export function PasswordInput({ id, field, value, onChange, disabled }: InputProps) {
  const aria = useInputAria();
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <div className="input-joined">
      <Input
        id={id}
        {...aria}
        type={shown ? 'text' : 'password'}
        autoComplete="new-password"
        value={textOf(value)}
        onChange={(event) => onChange(textGiven(event.target.value))}
        maxLength={field.property.maxLength}
        disabled={disabled}
      />
      <Button aria-pressed={shown} onClick={() => setShown(!shown)} disabled={disabled}>
        {t(shown ? 'field.hide' : 'field.reveal')}
      </Button>
    </div>
  );
}
