import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../resource';
import { fieldTitle } from '../../words/entity-words';
import { Picture } from '../cells/picture';
import { useInputAria } from '../input-context';
import { textOf } from './text-value';
import { pictureTypes, UploadButton } from './upload-button';

export function ImageInput({ id, entity, field, value, onChange, disabled }: InputProps) {
  const aria = useInputAria();
  const { t } = useTranslation();
  const address = textOf(value);
  return (
    <div className="input-files">
      {address !== '' && <Picture address={address} name={fieldTitle(t, entity, field)} />}
      <UploadButton
        id={id}
        aria={aria}
        accept={pictureTypes}
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
