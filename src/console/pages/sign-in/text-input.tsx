import { type ComponentProps, type ReactNode, useId } from 'react';
import { useSignInWords } from './sign-in-words';

type Given = Pick<ComponentProps<'input'>, 'autoComplete' | 'onBlur' | 'onKeyDown' | 'onKeyUp'>;

interface Props extends Given {
  readonly isSecret?: boolean;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** Translation key of the error. */
  readonly fault: string | undefined;
  /** Shown below the input, after a fault. */
  readonly hint?: string | undefined;
  /** Drawn inside the input's frame, after it. */
  readonly children?: ReactNode;
  readonly onChange: (value: string) => void;
}

export function TextInput({ label, fault, hint, children, onChange, isSecret = false, ...input }: Props) {
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
