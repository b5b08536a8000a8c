import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useSignInWords } from './sign-in-words';

type Given = Pick<ComponentProps<'input'>, 'autoComplete' | 'onBlur' | 'onKeyDown' | 'onKeyUp'>;

interface TextInputProps extends Given {
  readonly isSecret?: boolean;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** Translation key of the error. */
  readonly fault: string | undefined;
  /** Shown below the input, after the error. */
  readonly hint?: string | undefined;
  /** Rendered inside the input's frame, at its end. */
  readonly children?: ReactNode;
  readonly onChange: (value: string) => void;
}

export function TextInput({
  label,
  fault,
  hint,
  children,
  onChange,
  isSecret = false,
  ...input
}: TextInputProps) {
  const { t } = useSignInWords();
  const id = useId();
  return (
    <div className="sign-in-field">
      <label htmlFor={id}>{label}</label>
      <div className="sign-in-input">
        <input
          {...input}
          type={isSecret ? 'password' : 'text'}
          id={id}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-note`}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {children}
      </div>
      <p id={`${id}-note`} aria-live="polite">
        {fault !== undefined && <span className="sign-in-fault">{t(fault)}</span>}
        {hint !== undefined && <span className="sign-in-hint">{hint}</span>}
      </p>
    </div>
  );
}

interface PasswordInputProps {
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
}

export function PasswordInput({ value, fault, onChange }: PasswordInputProps) {
  const { t } = useSignInWords();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <TextInput
      name="password"
      label={t('password')}
      isSecret={!shown}
      autoComplete="current-password"
      value={value}
      fault={fault}
      hint={capsLock ? t('capsLock') : undefined}
      onChange={onChange}
      onKeyDown={watch}
      onKeyUp={watch}
      onBlur={() => setCapsLock(false)}
    >
      <button
        type="button"
        className="sign-in-eye"
        aria-pressed={shown}
        aria-label={t(shown ? 'hidePassword' : 'showPassword')}
        onClick={() => setShown(!shown)}
      >
        <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7S2 12 2 12Z" />
          <circle cx="12" cy="12" r="3" />
          {!shown && <path d="m4 20 16-16" />}
        </svg>
      </button>
    </TextInput>
  );
}
