import { useTranslation } from 'react-i18next';
import './account.css';
import type { InputProps } from '../../data/resource';
import { PasswordInput } from '../../entity/fields/inputs/text-inputs';
import { strengthOf } from './password-strength';

interface StrengthMeterProps {
  readonly password: string;
  /** Names of the account, which a guesser knows. */
  readonly known: readonly string[];
}

/** Meter for the strength of a new password. A hint only: the server has its own rules. */
export function StrengthMeter({ password, known }: StrengthMeterProps) {
  const { t } = useTranslation();
  const strength = password === '' ? 0 : strengthOf(password, known);
  return (
    <div className="strength" data-strength={strength}>
      <span className="strength-bars" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      <span aria-live="polite">
        {strength === 0 ? t('account.strength.hint') : t(`account.strength.${strength}`)}
      </span>
    </div>
  );
}

/** Password input of a new account, with a strength meter. */
export function NewPasswordInput(props: InputProps<string>) {
  return (
    <>
      <PasswordInput {...props} />
      <StrengthMeter password={props.value ?? ''} known={[]} />
    </>
  );
}
