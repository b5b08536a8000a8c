import { type KeyboardEvent, useState } from 'react';
import { useSignInWords } from './sign-in-words';
import { TextInput } from './text-input';

interface Props {
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
}

export function PasswordInput({ value, fault, onChange }: Props) {
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
