import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../resource';
import { safeAddress } from '../format/external-address';
import { OneUpload } from './one-upload';
import { textOf } from './text-value';

export function FileInput({ id, value, onChange, disabled }: InputProps) {
  const { t } = useTranslation();
  const address = textOf(value);
  return (
    <OneUpload id={id} address={address} onChange={onChange} disabled={disabled}>
      <a href={safeAddress(address)} target="_blank" rel="noopener noreferrer" download>
        {t('field.download')}
      </a>
    </OneUpload>
  );
}
