import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#engine/console/i18n/format/date';
import { languageOf } from '#engine/schema/contract/language';

/** Returns a function that formats the time of a measurement. */
export function useDayText(): (time: string) => string {
  const { i18n } = useTranslation();
  return (time) => formatDateTime(time, languageOf(i18n.language), 'short');
}
