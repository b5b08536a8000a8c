import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../data/resource';
import { TextInput } from '../../entity/fields/inputs/text-input';
import { useEntryTitle } from './entry-title';

/** A name, and what the navigation makes of it where it is one that is translated. */
export function NameInput(props: InputProps) {
  const { t } = useTranslation();
  const name = String(props.value ?? '');
  const title = useEntryTitle()({ name });
  return (
    <>
      <TextInput {...props} />
      {title !== name && <p className="form-help">{t('menuPage.shownAs', { title })}</p>}
    </>
  );
}
