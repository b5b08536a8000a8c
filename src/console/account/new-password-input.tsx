import { PasswordInput } from '../fields/inputs/password-input';
import type { InputProps } from '../resource';
import { StrengthMeter } from './strength-meter';

/** The password of a new account, with how hard it is to guess. */
export function NewPasswordInput(props: InputProps) {
  return (
    <>
      <PasswordInput {...props} />
      <StrengthMeter password={typeof props.value === 'string' ? props.value : ''} known={[]} />
    </>
  );
}
