import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../../data/resource';
import { useInputAria } from '../input-context';
import { UploadButton } from './upload-button';

interface OneUploadProps extends Pick<InputProps, 'id' | 'onChange' | 'disabled'> {
  /** Empty where there is none. */
  readonly address: string;
  readonly pictures?: boolean;
  /** Shows the one that is there. */
  readonly children: ReactNode;
}

/** One uploaded file, which can be replaced and removed. */
export function OneUpload({ id, address, pictures = false, onChange, disabled, children }: OneUploadProps) {
  const aria = useInputAria();
  const { t } = useTranslation();
  const isGiven = address !== '';
  return (
    <div className="input-files">
      {isGiven && children}
      <UploadButton
        id={id}
        aria={aria}
        pictures={pictures}
        label={t(isGiven ? 'field.replace' : 'field.upload')}
        disabled={disabled}
        held={[address]}
        onUploaded={(addresses) => onChange(addresses[0] ?? null)}
      />
      {isGiven && (
        <Button type="text" danger disabled={disabled} onClick={() => onChange(null)}>
          {t('field.remove')}
        </Button>
      )}
    </div>
  );
}
