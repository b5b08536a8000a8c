import { useTranslation } from 'react-i18next';
import { TextInput } from '../fields/inputs/text-input';
import type { InputProps } from '../resource';
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
