import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../entity/contract/language';
import { formatDateTime } from '../../i18n/format/date';

/** Returns a function that formats the time of a measurement. */
export function useDayText(): (time: string) => string {
  const { i18n } = useTranslation();
  return (time) => formatDateTime(time, languageOf(i18n.language), 'short');
}
