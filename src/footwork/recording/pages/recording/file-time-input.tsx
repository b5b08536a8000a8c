import { useTranslation } from 'react-i18next';
import type { InputProps } from '#engine/console/data/resource';
import { DateInput } from '#engine/console/entity/fields/inputs/date-input';
import { useZone } from '#engine/console/i18n/use-zone';
import { languageOf } from '#engine/schema/contract/language';
import { codeName } from '#engine/schema/model/code-name';

/** A time that starts with the one in a file, which names no zone: says by which clock it is read. */
export function FileTimeInput(props: InputProps) {
  const { t, i18n } = useTranslation();
  const zone = codeName('timeZone', useZone(), languageOf(i18n.language));
  return (
    <>
      <DateInput {...props} />
      <p className="form-help">{t('recording.store.clock', { zone })}</p>
    </>
  );
}
