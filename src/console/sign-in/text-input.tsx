import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { useSignInWords } from './sign-in-words';

type Given = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'onChange' | 'value'>;

interface Props extends Given {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** Key of the words that say what is wrong. */
  readonly fault: string | undefined;
  /** Said below the input, besides a fault. */
  readonly hint?: string | undefined;
  /** Drawn inside the input's frame, after it. */
  readonly children?: ReactNode;
  readonly onChange: (value: string) => void;
}

export function TextInput({ label, fault, hint, children, onChange, ...input }: Props) {
  const { t } = useSignInWords();
  const id = useId();
  return (
    <div className="sign-in-field">
      <label htmlFor={id}>{label}</label>
      <div className="sign-in-input">
        <input
          {...input}
          id={id}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-note`}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
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
