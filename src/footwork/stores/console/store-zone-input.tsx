import { useTranslation } from 'react-i18next';
import type { InputProps } from '#engine/console/data/resource';
import { useFormValues } from '#engine/console/entity/fields/input-context';
import { EnumInput } from '#engine/console/entity/fields/inputs/choice-inputs';
import { zoneOfCountryText } from './zone-of-country';

/** Time zone of a store; while empty, names the zone of the chosen country. */
export function StoreZoneInput<Zone extends string>(props: InputProps<Zone>) {
  const { entity, field, onChange } = props;
  const { t } = useTranslation();
  const { country } = useFormValues();
  return (
    <EnumInput
      {...props}
      onChange={(zone) => onChange(zone as Zone | null)}
      empty={zoneOfCountryText(t, entity, field, country)}
    />
  );
}
