import type { InputProps } from '../../data/resource';
import { PasswordInput } from '../../entity/fields/inputs/text-inputs';
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
