import { useTranslation } from 'react-i18next';
import type { InputProps } from '#engine/console/data/resource';
import { useFormValues } from '#engine/console/entity/fields/input-context';
import { useZone } from '#engine/console/i18n/use-zone';
import { languageOf } from '#engine/schema/contract/language';
import { codeName } from '#engine/schema/model/code-name';
import { TimeInput } from '../../console/time-input';
import { useStoreZone } from './use-store-zone';

/** The time of a session, by the clock of its store; says so if the calendar goes by another one. */
export function SessionTimeInput(props: InputProps<string>) {
  const { t, i18n } = useTranslation();
  const { store } = useFormValues();
  const { zone } = useStoreZone(typeof store === 'number' ? store : undefined);
  const shown = useZone();
  return (
    <>
      <TimeInput {...props} />
      <p role="status" className="form-help calendar-clock">
        {zone !== undefined &&
          zone !== shown &&
          t('calendar.byStore', { zone: codeName('timeZone', zone, languageOf(i18n.language)) })}
      </p>
    </>
  );
}
