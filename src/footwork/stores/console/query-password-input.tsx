import { useTranslation } from 'react-i18next';
import type { InputProps } from '#engine/console/data/resource';
import { TextInput } from '#engine/console/entity/fields/inputs/text-inputs';
import { Button } from '#engine/console/kit/button';

/** The required minimum: customers type the password on a phone, and a link allows only few wrong attempts. */
const digits = 6;

/** Query password of a store, with a button that generates one. */
export function QueryPasswordInput(props: InputProps<string>) {
  const { t } = useTranslation();
  return (
    <div className="input-tools">
      <TextInput {...props} />
      <Button onClick={() => props.onChange(randomDigits())}>{t('sharing.random')}</Button>
    </div>
  );
}

function randomDigits(): string {
  return [...crypto.getRandomValues(new Uint32Array(digits))].map((number) => number % 10).join('');
}
