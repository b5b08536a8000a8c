import { useTranslation } from 'react-i18next';
import type { Place } from './places';

/** Words of a menu: a known one is translated, any other is shown as its administrator named it. */
export function usePlaceTitle(): (place: Place) => string {
  const { t } = useTranslation();
  return ({ title }) => t(`menu.${title}`, { defaultValue: title });
}
