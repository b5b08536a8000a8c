/** @jsxImportSource preact */
import type { ComponentChildren, PartialInputHTMLAttributes } from 'preact';
import { useId } from 'preact/hooks';
import { useSignInWords } from './sign-in-words';

type Given = Pick<
  PartialInputHTMLAttributes<HTMLInputElement>,
  'autocomplete' | 'onBlur' | 'onKeyDown' | 'onKeyUp'
>;

const plain = { type: 'text' } as const;
const secret = { type: 'password' } as const;

interface Props extends Given {
  readonly isSecret?: boolean;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** Key of the words that say what is wrong. */
  readonly fault: string | undefined;
  /** Said below the input, besides a fault. */
  readonly hint?: string | undefined;
  /** Drawn inside the input's frame, after it. */
  readonly children?: ComponentChildren;
  readonly onChange: (value: string) => void;
}

export function TextInput({ label, fault, hint, children, onChange, isSecret = false, ...input }: Props) {
  const { t } = useSignInWords();
  const id = useId();
  return (
    <div class="sign-in-field">
      <label for={id}>{label}</label>
      <div class="sign-in-input">
        <input
          {...input}
          {...(isSecret ? secret : plain)}
          id={id}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-note`}
          autocapitalize="none"
          spellcheck={false}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
        {children}
      </div>
      <p id={`${id}-note`} aria-live="polite">
        {fault !== undefined && <span class="sign-in-fault">{t(fault)}</span>}
        {hint !== undefined && <span class="sign-in-hint">{hint}</span>}
      </p>
    </div>
  );
}
