import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../../data/resource';
import { safeAddress } from '../../../i18n/format/external-address';
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
