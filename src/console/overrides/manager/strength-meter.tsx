import { useTranslation } from 'react-i18next';
import './account.css';
import type { InputProps } from '../../data/resource';
import { PasswordInput } from '../../entity/fields/inputs/text-inputs';
import { strengthOf } from './password-strength';

interface StrengthMeterProps {
  readonly password: string;
  /** What a guesser knows: names of the account. */
  readonly known: readonly string[];
}

/** Says how hard a new password is to guess. A hint: the server has rules of its own. */
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

/** The password of a new account, with how hard it is to guess. */
export function NewPasswordInput(props: InputProps<string>) {
  return (
    <>
      <PasswordInput {...props} />
      <StrengthMeter password={props.value ?? ''} known={[]} />
    </>
  );
}
