import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileKind } from '../../../../schema/contract/file-kind';
import type { InputProps } from '../../../data/resource';
import { fieldTitle } from '../../../i18n/entity-words';
import { IconButton } from '../../../kit/icon-button';
import { Picture } from '../cells/picture-cells';
import { textsOf } from '../cells/texts-of';
import { FileLink } from '../file-link';
import { useInputSurroundings } from '../input-context';
import { factsOf } from '../uploaded-files';
import { textOf } from './text-inputs';
import { UploadButton } from './upload-button';

const pictures: readonly FileKind[] = ['image'];

export function FileInput(props: InputProps) {
  const { stored } = useInputSurroundings();
  const address = textOf(props.value);
  return (
    <OneUpload {...props} kinds={props.field.property['x-accept']}>
      <FileLink address={address} facts={factsOf(stored, address)} />
    </OneUpload>
  );
}

export function ImageInput(props: InputProps<string, unknown>) {
  const { t } = useTranslation();
  const name = fieldTitle(t, props.entity, props.field);
  return (
    <OneUpload {...props} kinds={pictures}>
      <Picture address={textOf(props.value)} name={name} isLarge />
    </OneUpload>
  );
}

interface OneUploadProps extends InputProps<string, unknown> {
  readonly kinds: readonly FileKind[] | undefined;
  readonly children: ReactNode;
}

/** One uploaded file, with buttons to replace and remove it. */
function OneUpload({ control, value, kinds, onChange, children }: OneUploadProps) {
  const { t } = useTranslation();
  const address = textOf(value);
  const hasFile = address !== '';
  return (
    <div className="input-files">
      {hasFile && children}
      <UploadButton
        control={control}
        kinds={kinds}
        label={t(hasFile ? 'formPage.input.replace' : 'formPage.input.upload')}
        held={[address]}
        onUploaded={(addresses) => onChange(addresses[0] ?? null)}
      />
      {hasFile && (
        <Button type="text" danger onClick={() => onChange(null)}>
          {t('field.remove')}
        </Button>
      )}
    </div>
  );
}

/** Pictures in order; each can be moved forward or removed. */
export function ImagesInput(props: InputProps) {
  const { t } = useTranslation();
  const title = fieldTitle(t, props.entity, props.field);
  return (
    <Uploads
      {...props}
      kinds={pictures}
      className="input-image-list"
      shown={(address, at) => <Picture address={address} name={`${title} ${at + 1}`} isLarge />}
    />
  );
}

export function FilesInput(props: InputProps) {
  const { stored } = useInputSurroundings();
  return (
    <Uploads
      {...props}
      kinds={props.field.property['x-accept']}
      className="input-file-list"
      shown={(address) => <FileLink address={address} facts={factsOf(stored, address)} />}
    />
  );
}

interface UploadsProps extends InputProps {
  readonly kinds: readonly FileKind[] | undefined;
  readonly className: string;
  readonly shown: (address: string, at: number) => ReactNode;
}

/** Uploaded files in order; each can be moved forward or removed. */
function Uploads({ control, entity, field, value, onChange, kinds, className, shown }: UploadsProps) {
  const { t } = useTranslation();
  const addresses = textsOf(value);
  const limit = field.property.maxItems ?? Number.POSITIVE_INFINITY;
  // A list with `minItems` becomes null when its last file is removed, because it must not be empty.
  const none = field.property.minItems ? null : [];
  const remove = (at: number) => onChange(addresses.length > 1 ? addresses.toSpliced(at, 1) : none);
  const forward = (at: number) =>
    onChange(addresses.with(at, addresses[at - 1] ?? '').with(at - 1, addresses[at] ?? ''));
  return (
    <div className="input-images">
      <ol className={className}>
        {addresses.map((address, at) => (
          <li key={address}>
            {shown(address, at)}
            <div className="input-tools">
              {at > 0 && (
                <IconButton
                  icon="left"
                  size={16}
                  label={t('formPage.input.moveForward', { number: at + 1 })}
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
        kinds={kinds}
        room={limit - addresses.length}
        tooMany={(t) =>
          t('validation.maxItems', { label: fieldTitle(t, entity, field), limit, count: limit })
        }
        label={t('formPage.input.upload')}
        disabled={addresses.length >= limit}
        held={addresses}
        onUploaded={(added) => onChange([...new Set([...addresses, ...added])])}
      />
    </div>
  );
}
