import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../../data/resource';
import { fieldTitle } from '../../../i18n/entity-words';
import { IconButton } from '../../../kit/icon-button';
import { Picture } from '../cells/picture';
import { textsOf } from '../cells/texts-of';
import { useInputAria } from '../input-context';
import { UploadButton } from './upload-button';

/** Pictures in an order that matters; each can be moved forward or removed. */
export function ImagesInput({ id, entity, field, value, onChange, disabled }: InputProps) {
  const aria = useInputAria();
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
                  disabled={disabled}
                  onClick={() => forward(at)}
                />
              )}
              <IconButton
                icon="delete"
                size={16}
                label={`${t('field.remove')} ${at + 1}`}
                disabled={disabled}
                onClick={() => remove(at)}
              />
            </div>
          </li>
        ))}
      </ol>
      <UploadButton
        id={id}
        aria={aria}
        pictures
        room={limit - addresses.length}
        tooMany={(t) =>
          t('validation.maxItems', { label: fieldTitle(t, entity, field), limit, count: limit })
        }
        label={t('field.upload')}
        disabled={disabled || addresses.length >= limit}
        held={addresses}
        onUploaded={(added) => onChange([...new Set([...addresses, ...added])])}
      />
    </div>
  );
}
