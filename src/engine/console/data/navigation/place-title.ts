import { useTranslation } from 'react-i18next';
import { menuTitle } from '../../i18n/menu-title';
import type { Place } from './places';

export function usePlaceTitle(): (place: Place) => string {
  const { t } = useTranslation();
  return ({ title }) => menuTitle(t, title);
}
