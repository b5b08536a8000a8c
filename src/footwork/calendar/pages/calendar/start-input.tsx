import { useTranslation } from 'react-i18next';
import type { InputProps } from '#engine/console/data/resource';
import { useFormValues } from '#engine/console/entity/fields/input-context';
import { DateInput } from '#engine/console/entity/fields/inputs/date-input';
import { useZone } from '#engine/console/i18n/use-zone';
import { languageOf } from '#engine/schema/contract/language';
import { codeName } from '#engine/schema/model/code-name';
import { useStoreClock } from './use-store-clock';

/** A start by the calendar's clock; says which clock that is if the one of the chosen store differs. */
export function StartInput(props: InputProps) {
  const { t, i18n } = useTranslation();
  const { store } = useFormValues();
  const zone = codeName('timeZone', useZone(), languageOf(i18n.language));
  const said = useStoreClock(typeof store === 'number' ? store : undefined);
  const there = typeof props.value === 'string' ? said(props.value) : undefined;
  return (
    <>
      <DateInput {...props} />
      <p role="status" className="form-help calendar-clock">
        {there && t('calendar.typedBy', { zone, there })}
      </p>
    </>
  );
}
