import { Button, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../data/resource';
import { TextInput } from '../../entity/fields/inputs/text-inputs';

/** As many as are needed at least: customers type them on a phone, and a link takes few wrong ones. */
const digits = 6;

/** The query password of a store, with one made up at the press of a button. */
export function QueryPasswordInput(props: InputProps<string>) {
  const { t } = useTranslation();
  return (
    <Space.Compact block>
      <TextInput {...props} />
      <Button onClick={() => props.onChange(randomDigits())}>{t('sharing.random')}</Button>
    </Space.Compact>
  );
}

function randomDigits(): string {
  return [...crypto.getRandomValues(new Uint32Array(digits))].map((number) => number % 10).join('');
}
