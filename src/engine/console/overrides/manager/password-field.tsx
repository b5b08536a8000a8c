import { Input } from 'antd';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../../entity/fields/inputs.css';
import { RevealButton } from '../../entity/fields/reveal-button';
import '../../entity/form/form.css';
import './account.css';

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
  /** Rendered below the input. */
  readonly children?: ReactNode;
}

/** A password input with label, error, and a hint while Caps Lock is on. */
export function PasswordField({
  name,
  label,
  autoComplete,
  value,
  fault,
  onChange,
  children,
}: PasswordFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div className="form-row">
      <label htmlFor={id}>{label}</label>
      <div className="form-input">
        <Input
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          value={value}
          maxLength={128}
          status={fault === undefined ? '' : 'error'}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-notes`}
          suffix={<RevealButton isShown={isShown} onPress={() => setShown(!isShown)} />}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={watch}
          onKeyUp={watch}
          onBlur={() => setCapsLock(false)}
        />
      </div>
      <div id={`${id}-notes`} aria-live="polite">
        {fault !== undefined && <p className="form-fault">{fault}</p>}
        {hasCapsLock && <p className="account-caps">{t('account.capsLock')}</p>}
      </div>
      {children}
    </div>
  );
}
