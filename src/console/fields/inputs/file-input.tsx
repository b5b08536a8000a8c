import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../resource';
import { safeAddress } from '../format/external-address';
import { useInputAria } from '../input-context';
import { textOf } from './text-value';
import { UploadButton } from './upload-button';

export function FileInput({ id, value, onChange, disabled }: InputProps) {
  const aria = useInputAria();
  const { t } = useTranslation();
  const address = textOf(value);
  return (
    <div className="input-files">
      {address !== '' && (
        <a href={safeAddress(address)} target="_blank" rel="noopener noreferrer" download>
          {t('field.download')}
        </a>
      )}
      <UploadButton
        id={id}
        aria={aria}
        label={t(address === '' ? 'field.upload' : 'field.replace')}
        disabled={disabled}
        held={[address]}
        onUploaded={(addresses) => onChange(addresses[0] ?? null)}
      />
      {address !== '' && (
        <Button type="text" danger disabled={disabled} onClick={() => onChange(null)}>
          {t('field.remove')}
        </Button>
      )}
    </div>
  );
}
