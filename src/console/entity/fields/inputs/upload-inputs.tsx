import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../../data/resource';
import { fieldTitle } from '../../../i18n/entity-words';
import { safeAddress } from '../../../i18n/format/external-address';
import { IconButton } from '../../../kit/icon-button';
import { Picture } from '../cells/picture-cells';
import { textsOf } from '../cells/texts-of';
import { textOf } from './text-inputs';
import { UploadButton } from './upload-button';

export function FileInput(props: InputProps) {
  const { t } = useTranslation();
  return (
    <OneUpload {...props}>
      <a href={safeAddress(textOf(props.value))} target="_blank" rel="noopener noreferrer" download>
        {t('field.download')}
      </a>
    </OneUpload>
  );
}

export function ImageInput(props: InputProps) {
  const { t } = useTranslation();
  const name = fieldTitle(t, props.entity, props.field);
  return (
    <OneUpload {...props} pictures>
      <Picture address={textOf(props.value)} name={name} isLarge />
    </OneUpload>
  );
}

interface OneUploadProps extends InputProps {
  readonly pictures?: boolean;
  readonly children: ReactNode;
}

/** One uploaded file, which can be replaced and removed. */
function OneUpload({ control, value, pictures = false, onChange, children }: OneUploadProps) {
  const { t } = useTranslation();
  const address = textOf(value);
  const isGiven = address !== '';
  return (
    <div className="input-files">
      {isGiven && children}
      <UploadButton
        control={control}
        pictures={pictures}
        label={t(isGiven ? 'field.replace' : 'field.upload')}
        held={[address]}
        onUploaded={(addresses) => onChange(addresses[0] ?? null)}
      />
      {isGiven && (
        <Button type="text" danger onClick={() => onChange(null)}>
          {t('field.remove')}
        </Button>
      )}
    </div>
  );
}

/** Pictures in an order that matters; each can be moved forward or removed. */
export function ImagesInput({ control, entity, field, value, onChange }: InputProps) {
  const { t } = useTranslation();
  const addresses = textsOf(value);
  const title = fieldTitle(t, entity, field);
  const limit = field.property.maxItems ?? Number.POSITIVE_INFINITY;
  // A list that may not be empty is not given at all when its last picture goes.
  const none = field.property.minItems ? null : [];
  const remove = (at: number) => onChange(addresses.length > 1 ? addresses.toSpliced(at, 1) : none);
  const forward = (at: number) =>
    onChange(addresses.with(at, addresses[at - 1] ?? '').with(at - 1, addresses[at] ?? ''));
  return (
    <div className="input-images">
      <ol className="input-image-list">
        {addresses.map((address, at) => (
          <li key={address}>
            <Picture address={address} name={`${title} ${at + 1}`} isLarge />
            <div className="input-tools">
              {at > 0 && (
                <IconButton
                  icon="left"
                  size={16}
                  label={t('field.moveForward', { number: at + 1 })}
                  onClick={() => forward(at)}
                />
              )}
              <IconButton
                icon="delete"
                size={16}
                label={`${t('field.remove')} ${at + 1}`}
                onClick={() => remove(at)}
              />
            </div>
          </li>
        ))}
      </ol>
      <UploadButton
        control={control}
        pictures
        room={limit - addresses.length}
        tooMany={(t) =>
          t('validation.maxItems', { label: fieldTitle(t, entity, field), limit, count: limit })
        }
        label={t('field.upload')}
        disabled={addresses.length >= limit}
        held={addresses}
        onUploaded={(added) => onChange([...new Set([...addresses, ...added])])}
      />
    </div>
  );
}
