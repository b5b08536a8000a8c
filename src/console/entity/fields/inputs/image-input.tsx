import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../../data/resource';
import { fieldTitle } from '../../../i18n/entity-words';
import { Picture } from '../cells/picture';
import { OneUpload } from './one-upload';
import { textOf } from './text-value';

export function ImageInput({ id, entity, field, value, onChange, disabled }: InputProps) {
  const { t } = useTranslation();
  const address = textOf(value);
  return (
    <OneUpload id={id} address={address} pictures onChange={onChange} disabled={disabled}>
      <Picture address={address} name={fieldTitle(t, entity, field)} isLarge />
    </OneUpload>
  );
}
